export { TagPicker } from './TagPicker';
export type { TagChange, TagColors, TagDrafts, TagPickerLabels, TagPickerProps, TagRenaming } from './types';
