export { findByKey } from './findByKey';
export { TagPicker, type TagPickerProps } from './TagPicker';
