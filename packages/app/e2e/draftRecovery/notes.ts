import { type DraftRecovery, textbox } from './draftRecovery';

const note = '/apps/notes?note=note-4';

export const draftRecovery: readonly DraftRecovery[] = [
  { kind: 'note', path: note, field: textbox('Title'), text: 'Half a title' },
  { kind: 'note-item', path: note, field: textbox('Add an item'), text: 'Half an it' },
];
