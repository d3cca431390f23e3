import type { TagActions } from '#shared/tags/useTagActions';
import { noteKeys } from './noteKeys';
import { createNoteLabel, deleteNoteLabel, renameNoteLabel } from './noteLabelCalls';
import { noteLabelsQuery } from './noteQueries';

/** Actions on the labels of notes. A deleted label is removed from every note, a renamed one changes in all. */
export const noteLabelActions: TagActions<ReturnType<typeof noteKeys.labels>> = {
  query: noteLabelsQuery(),
  calls: { create: createNoteLabel, rename: renameNoteLabel, remove: deleteNoteLabel },
  invalidates: [noteKeys.list()],
};
