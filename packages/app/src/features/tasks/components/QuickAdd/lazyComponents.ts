/** Code that loads with the first letter of a line: one file. */
export { QuickAddPreview } from './QuickAddPreview';
export { readQuickTask } from '../../model/quickAdd';
