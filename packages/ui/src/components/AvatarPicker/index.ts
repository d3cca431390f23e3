export { AvatarPicker, type AvatarPickerLabels, type AvatarPickerProps } from './AvatarPicker';
