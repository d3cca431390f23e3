export { areaOf, centred, type Crop } from './crop';
export { PictureCrop, type CropLabels, type PictureCropProps } from './PictureCrop';
