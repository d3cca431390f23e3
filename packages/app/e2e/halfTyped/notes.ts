import { type HalfTyped, textbox } from './halfTyped';

const note = '/apps/notes?note=note-4';

export const halfTyped: readonly HalfTyped[] = [
  { kind: 'note', path: note, field: textbox('Title'), text: 'Half a title' },
  { kind: 'note-item', path: note, field: textbox('Add an item'), text: 'Half an it' },
];
