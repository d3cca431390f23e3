export { PICTURE_ACCEPT, type PictureProblem, type PictureSize } from './pictureFile';
export { readPicture } from './readPicture';
export { pictureUrl, scalePicture, toDataUrl, type PictureArea, type PictureSpec } from './scalePicture';
