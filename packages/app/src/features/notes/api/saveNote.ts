import type { Note } from '@stockroom/contract';
import type { QueryClient } from '@tanstack/react-query';
import { changedFields } from '#shared/editing/model/recordFields';
import { putRecord } from '#shared/query/records';
import { showSaved } from '#shared/query/showSaved';
import { isUnsaved } from '../model/newNote';
import { type NoteDraft, noteFields } from '../model/noteFields';
import { createNote, updateNote } from './noteCalls';
import { noteKeys } from './noteKeys';

/** Saves changes of a note; a note that is not on the server yet is created. */
export async function saveNote(saved: Note, changes: Partial<NoteDraft>): Promise<Note> {
  if (!isUnsaved(saved)) return updateNote(saved.id, { ...changes, updatedAt: saved.updatedAt });
  // Includes its initial values: the label of the page that it was created on.
  const wanted = { ...noteFields.toDraft(saved), ...changes };
  const made = await createNote({ id: saved.id, ...wanted });
  // It may have been created before, by a call whose response was lost; later changes are not in it.
  if (changedFields(noteFields, noteFields.toDraft(made), wanted).length === 0) return made;
  return updateNote(made.id, { ...wanted, updatedAt: made.updatedAt });
}

/** Puts a saved note into the cached list, here and in other tabs. */
export function cacheNote(client: QueryClient, note: Note): void {
  showSaved<Note>(client, noteKeys.list(), (all) => putRecord(all, note));
}
