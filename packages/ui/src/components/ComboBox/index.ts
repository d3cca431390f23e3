export { ComboBox, type ComboBoxProps } from './ComboBox';
export type { ComboBoxOption } from './types';
