/** Code that loads with the first letter of a line, in one chunk. */
export { QuickAddPreview } from './QuickAddPreview';
export { parseQuickTask } from '#features/tasks/model/quickAdd';
