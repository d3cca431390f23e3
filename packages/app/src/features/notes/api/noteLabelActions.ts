import type { TagActions } from '../../../shared/tags/useTagActions';
import { noteKeys } from './noteKeys';
import { createNoteLabel, deleteNoteLabel, renameNoteLabel } from './noteLabelCalls';
import { noteLabelsQuery } from './noteQueries';

/** Actions for the labels of notes. A deleted one leaves every note, a renamed one is called so in all. */
export const noteLabelActions: TagActions<ReturnType<typeof noteKeys.labels>> = {
  query: noteLabelsQuery(),
  calls: { create: createNoteLabel, rename: renameNoteLabel, remove: deleteNoteLabel },
  invalidates: [noteKeys.list()],
};
