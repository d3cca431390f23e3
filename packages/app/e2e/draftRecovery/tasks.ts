import { type DraftRecovery, textbox } from './draftRecovery';

export const draftRecovery: readonly DraftRecovery[] = [
  { kind: 'task', path: '/apps/tasks/task-2', field: textbox('Title'), text: 'Half a title' },
  { kind: 'quick-task', path: '/apps/tasks', field: textbox('New task in one line'), text: 'Half a ta' },
];
