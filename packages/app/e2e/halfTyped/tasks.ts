import { type HalfTyped, textbox } from './halfTyped';

export const halfTyped: readonly HalfTyped[] = [
  { kind: 'task', path: '/apps/tasks/task-2', field: textbox('Title'), text: 'Half a title' },
  { kind: 'quick-task', path: '/apps/tasks', field: textbox('New task in one line'), text: 'Half a ta' },
];
