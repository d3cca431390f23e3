import { Note, type NoteColor, type NoteLabel } from '@stockroom/contract';
import { deleteNote, type NotePatch, restoreNote, updateNote } from '#features/notes/api/noteCalls';
import { noteKeys } from '#features/notes/api/noteKeys';
import { noteName } from '#features/notes/model/noteName';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useBulkWrites } from '#shared/list/useBulkWrites';

/** Bulk actions on notes. Each can be stopped midway and undone as a whole afterwards. */
export function useBulkNotes(onDone: () => void) {
  const { t } = useTranslation('notes');
  const format = useFormat();
  const counted = (count: number) => ({ count, formatted: format.number(count) });
  const { progress, stop, change, remove } = useBulkWrites<Note, NotePatch>({
    keys: [noteKeys.list(), noteKeys.trash()],
    calls: { update: updateNote, remove: deleteNote, restore: restoreNote },
    schema: Note,
    nameOf: (note) => noteName(note) || t('untitled'),
    messages: {
      failed: t('bulk.failed'),
      some: (done, total) => t('bulk.some', { done: format.number(done), total: format.number(total) }),
      deleted: (count) => t('bulk.deleted', counted(count)),
      restored: (count) => t('bulk.restored', counted(count)),
    },
  });

  return {
    progress,
    stop,
    pin: (notes: readonly Note[], pinned: boolean) =>
      void change(
        notes.filter((note) => note.pinned !== pinned),
        {
          to: () => ({ pinned }),
          messageOf: (count) => t(pinned ? 'bulk.pinned' : 'bulk.unpinned', counted(count)),
        },
      ),
    paint: (notes: readonly Note[], color: NoteColor) =>
      void change(
        notes.filter((note) => note.color !== color),
        {
          to: () => ({ color }),
          messageOf: (count) => t('bulk.painted', counted(count)),
        },
      ),
    /** Adds a label to all notes, or removes it. */
    label: (notes: readonly Note[], label: NoteLabel, isOn: boolean) =>
      void change(
        notes.filter(({ labels }) => labels.some(({ id }) => id === label.id) !== isOn),
        {
          to: ({ labels }) => ({ labels: isOn ? [...labels, label] : labels.filter(({ id }) => id !== label.id) }),
          messageOf: (count) => t(isOn ? 'bulk.labelled' : 'bulk.unlabelled', { ...counted(count), title: label.title }),
        },
      ),
    archive: (notes: readonly Note[], archived: boolean) =>
      void change(notes, {
        to: () => ({ archived }),
        messageOf: (count) => t(archived ? 'bulk.archived' : 'bulk.unarchived', counted(count)),
      }).then(onDone),
    remove: (notes: readonly Note[]) => void remove(notes, onDone),
  };
}
