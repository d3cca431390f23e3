import { getI18n } from 'react-i18next';
import { withTexts } from '#shared/i18n/withTexts';
import { lazyPart } from '#shared/routing/lazyPart';

/** The note editor; its code loads after the page. */
export const NoteDialog = lazyPart('note', async () => {
  const texts = getI18n().loadNamespaces(['editing', 'tags', 'pictures']);
  const [module] = await Promise.all([import('../NoteDialog/NoteDialog'), texts]);
  return module.NoteDialog;
});

export const SelectionActions = lazyPart('notes-selection', async () => (await import('./SelectionActions')).SelectionActions);

export const NotesTrash = lazyPart('notes-trash', async () => (await withTexts('trash', import('./NotesTrash'))).NotesTrash);

export const NoteLabelsDialog = lazyPart(
  'note-labels',
  async () => (await withTexts('tags', import('./NoteLabelsDialog'))).NoteLabelsDialog,
);
