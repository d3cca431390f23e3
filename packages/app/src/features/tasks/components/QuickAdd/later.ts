/** What comes with the first letter of a line: one file. */
export { Understood } from './Understood';
export { readQuickTask } from '../../model/quickAdd';
