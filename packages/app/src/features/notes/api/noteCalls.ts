import { Done, Note, notesEndpoints, NoteVersion, TrashedNote } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '#shared/api/http';
import { deleteIfUnchanged, type VersionedRecord, rememberVersion } from '#shared/query/versions/optimisticLock';

/** Fields of a note that a write may contain: its labels as ids or as objects. */
export type NotePatch = Partial<Omit<Note, 'labels'>> & { labels?: readonly (string | { id: string })[] };

export const fetchNotes = (signal?: AbortSignal): Promise<Note[]> =>
  request({ method: 'GET', path: notesEndpoints.all, schema: v.array(Note), signal });

/** Creates a note. With the id of a deleted note, that is restored; with the id of an existing one, nothing happens. */
export function createNote(note: NotePatch & { id: string }, signal?: AbortSignal): Promise<Note> {
  const { updatedAt: _updatedAt, createdAt: _createdAt, ...fields } = note;
  return rememberVersion(request({ method: 'POST', path: notesEndpoints.note, body: { note: fields }, schema: Note, signal }));
}

/** Changes fields of a note. With `updatedAt`, a note that has changed since is a conflict. */
export function updateNote(id: string, patch: NotePatch, signal?: AbortSignal): Promise<Note> {
  const updatedNote = { ...patch, id };
  return rememberVersion(request({ method: 'PATCH', path: notesEndpoints.note, body: { updatedNote }, schema: Note, signal }));
}

/** Moves a note to the trash in the version the user saw: a note that others changed since is a conflict. */
export const deleteNote = (note: VersionedRecord): Promise<boolean> =>
  deleteIfUnchanged(note, (query) => request({ method: 'DELETE', path: notesEndpoints.note, query, schema: Done }));

export const restoreNote = (id: string): Promise<Note> =>
  rememberVersion(request({ method: 'POST', path: notesEndpoints.restore, body: { id }, schema: Note }));

export const fetchTrash = (signal?: AbortSignal): Promise<TrashedNote[]> =>
  request({ method: 'GET', path: notesEndpoints.trash, schema: v.array(TrashedNote), signal });

/** Deletes for ever those of the notes that are in the trash. */
export const deletePermanently = (ids: readonly string[]): Promise<boolean> =>
  request({ method: 'DELETE', path: notesEndpoints.trash, body: { ids }, schema: Done });

export const fetchVersions = (id: string, signal?: AbortSignal): Promise<NoteVersion[]> =>
  request({ method: 'GET', path: notesEndpoints.versions, query: { id }, schema: v.array(NoteVersion), signal });

/** Restores the text of an earlier version. */
export const restoreVersion = (id: string, versionId: string): Promise<Note> =>
  rememberVersion(request({ method: 'POST', path: notesEndpoints.restoreVersion, body: { id, versionId }, schema: Note }));
