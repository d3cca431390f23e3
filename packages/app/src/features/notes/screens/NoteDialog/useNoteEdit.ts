import type { Note } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { saveNote, cacheNote } from '#features/notes/api/saveNote';
import type { NoteWrites } from '#features/notes/api/useNoteWrites';
import { isEmpty, isUnsaved } from '#features/notes/model/newNote';
import { StoredNoteDraft, noteFields } from '#features/notes/model/noteFields';
import { draftSubject } from '#shared/drafts/draftSubject';
import { useAutosave } from '#shared/editing/useAutosave';

/** A note's edit. Unsaved changes are sent when the dialog closes; an empty note is not saved. */
export function useNoteEdit(note: Note, { writes, isNew, onSaved }: NoteEditOptions) {
  const client = useQueryClient();
  const edit = useAutosave({
    fields: noteFields,
    record: note,
    subject: draftSubject('note', note.id),
    storedSchema: StoredNoteDraft,
    async save({ saved, changes }) {
      const stored = await saveNote(saved, changes);
      cacheNote(client, stored);
      onSaved(stored);
      return stored;
    },
    onLeft({ saved, changes, isUnsettled, before, flushPendingChanges }) {
      const written = changes ? noteFields.applyDraft(saved, { ...noteFields.toDraft(saved), ...changes }) : saved;
      if (isUnsettled) writes.sayUnsettled(written);
      if (!isUnsettled && isEmpty(written)) {
        edit.drop();
        // A note that was empty when opened, and left so, must not be deleted.
        const wasTouched = Object.keys(before).length > 0;
        if (!isUnsaved(saved) && (isNew || wasTouched)) void (isNew ? writes.discard(saved) : writes.remove(saved));
        return;
      }
      if (changes) writes.saveLast(saved, written, flushPendingChanges);
    },
  });
  return edit;
}

export type NoteEdit = ReturnType<typeof useNoteEdit>;

interface NoteEditOptions {
  writes: NoteWrites;
  isNew: boolean;
  /** Called when it is on the server. */
  onSaved: (note: Note) => void;
}
