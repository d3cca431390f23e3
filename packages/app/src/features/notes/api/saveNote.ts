import type { Note } from '@stockroom/contract';
import type { QueryClient } from '@tanstack/react-query';
import { changedFields } from '../../../shared/editing/model/recordFields';
import { putRecord } from '../../../shared/query/records';
import { showSaved } from '../../../shared/query/showSaved';
import { isUnsaved } from '../model/newNote';
import { type NoteDraft, noteFields } from '../model/noteFields';
import { createNote, updateNote } from './noteCalls';
import { noteKeys } from './noteKeys';

/** Saves what was changed of a note; one that is not on the server yet is made by it. */
export async function saveNote(saved: Note, changes: Partial<NoteDraft>): Promise<Note> {
  if (!isUnsaved(saved)) return updateNote(saved.id, { ...changes, updatedAt: saved.updatedAt });
  // With what it began with: the label of the page that it was begun on.
  const wanted = { ...noteFields.toDraft(saved), ...changes };
  const made = await createNote({ id: saved.id, ...wanted });
  // It may have been made before, by a call whose answer was lost; what was written since is not in it.
  if (changedFields(noteFields, noteFields.toDraft(made), wanted).length === 0) return made;
  return updateNote(made.id, { ...wanted, updatedAt: made.updatedAt });
}

/** Takes a note that was saved into the list, here and in other tabs. */
export function takeNote(client: QueryClient, note: Note): void {
  showSaved<Note>(client, noteKeys.list(), (all) => putRecord(all, note));
}
