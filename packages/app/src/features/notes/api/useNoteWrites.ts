import { Note } from '@stockroom/contract';
import { announce } from '#shared/announce/announce';
import { ignoreNotFound } from '#shared/api/ignoreNotFound';
import type { LeftEdit } from '#shared/editing/useAutosave';
import { useTranslation } from '#shared/i18n/useTranslation';
import { putRecord } from '#shared/query/records';
import { useIdempotentCreate } from '#shared/query/useIdempotentCreate';
import { useRecordWrites } from '#shared/query/useRecordWrites';
import { revertChange } from '#shared/query/versions/revertChange';
import { toasts } from '#shared/toast/toast';
import { useUndoToast } from '#shared/undo/useUndoToast';
import type { NoteDraft } from '../model/noteFields';
import { noteName } from '../model/noteName';
import { createNote, deletePermanently, deleteNote, restoreNote, updateNote } from './noteCalls';
import { noteKeys } from './noteKeys';
import { saveNote } from './saveNote';

/** Writes of single notes: optimistic, announced, rolled back on failure. */
export function useNoteWrites({ onOpen }: NoteWritesOptions) {
  const { t } = useTranslation(['notes', 'list']);
  const offerUndo = useUndoToast();
  const called = (note: Note) => noteName(note) || t('untitled');
  const writes = useRecordWrites<Note>({
    key: noteKeys.list(),
    calls: { create: createNote, update: updateNote, remove: deleteNote, restore: ({ id }) => restoreNote(id) },
    nameOf: called,
    invalidates: [noteKeys.trash()],
  });
  const duplicates = useIdempotentCreate(
    (note: Note, idOf) => {
      const now = new Date().toISOString();
      const title = note.title === '' ? '' : t('copyOf', { title: note.title });
      return writes.create({ ...note, id: idOf(), title, pinned: false, reminder: null, createdAt: now, updatedAt: now });
    },
    { stays: true },
  );
  const archive = (note: Note, archived: boolean) => {
    const message = t(archived ? 'said.archived' : 'said.unarchived', { name: called(note) });
    let after = { ...note, archived };
    const undo = () =>
      void writes.write({
        id: `update ${note.id}`,
        call: () => revertChange({ before: note, after, fields: ['archived'] }, (patch) => updateNote(note.id, patch), Note),
        apply: (all) => putRecord(all, note),
        rollBack: (all) => putRecord(all, after),
        failure: t('list:records.updateFailed', { name: called(note) }),
      });
    const unsay = offerUndo({ message, undo });
    void writes.update(note, { archived }, null).then((result) => {
      if (result.ok) after = result.answer as Note;
      else unsay();
    });
  };
  const sayUnsettled = (note: Note) =>
    toasts.show({
      id: `notes unsettled ${note.id}`,
      tone: 'warning',
      message: t('said.unsettled', { name: called(note) }),
      action: { label: t('said.open'), onAction: () => onOpen(note.id) },
    });

  return {
    remove: writes.remove,
    archive,
    pin: (note: Note, pinned: boolean) =>
      void writes.update(note, { pinned }, t(pinned ? 'said.pinned' : 'said.unpinned', { name: called(note) })),
    duplicate: (note: Note) => duplicates.create(note),
    /** Removes an empty note: there is nothing to restore. */
    discard(note: Note) {
      announce(t('said.discarded'));
      return writes.write({
        id: `discard ${note.id}`,
        call: async () => {
          await ignoreNotFound(deleteNote(note));
          await deletePermanently([note.id]);
        },
        apply: (all) => all.filter(({ id }) => id !== note.id),
        rollBack: (all) => putRecord(all, note),
        failure: t('said.discardFailed'),
      });
    },
    /** Sends the changes that were unsaved when the dialog closed. */
    saveLast(saved: Note, written: Note, flushPendingChanges: LeftEdit<Note, NoteDraft>['flushPendingChanges']): void {
      void writes
        .write({
          id: `save ${saved.id}`,
          call: () => flushPendingChanges((rest) => saveNote(rest.saved, rest.changes)),
          apply: (all) => putRecord(all, { ...written, updatedAt: new Date().toISOString() }),
          rollBack: (all) => (all.some(({ id }) => id === saved.id) ? putRecord(all, saved) : all),
          settle: (all, rest) => putRecord(all, rest.saved),
          failure: t('said.saveFailed', { name: called(written) }),
        })
        .then((result) => {
          if (result.ok && result.answer.isUnsettled) sayUnsettled(written);
        });
    },
    sayUnsettled,
  };
}

export type NoteWrites = ReturnType<typeof useNoteWrites>;

interface NoteWritesOptions {
  /** Opens a note. */
  onOpen: (id: string) => void;
}
