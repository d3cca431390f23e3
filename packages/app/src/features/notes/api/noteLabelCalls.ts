import { NoteLabel, notesEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '#shared/api/http';

const NoteLabels = v.array(NoteLabel);

export const fetchNoteLabels = (signal?: AbortSignal): Promise<NoteLabel[]> =>
  request({ method: 'GET', path: notesEndpoints.labels, schema: NoteLabels, signal });

/** Creates a label. With the id of a deleted label, it is restored to all notes that had it. */
export async function createNoteLabel(label: NoteLabel): Promise<NoteLabel> {
  await request({ method: 'POST', path: notesEndpoints.labels, body: label, schema: NoteLabels });
  return label;
}

export const renameNoteLabel = (id: string, title: string): Promise<NoteLabel[]> =>
  request({ method: 'PATCH', path: notesEndpoints.labels, body: { label: { id, title } }, schema: NoteLabels });

/** Deletes a label and removes it from every note. */
export const deleteNoteLabel = (id: string): Promise<NoteLabel[]> =>
  request({ method: 'DELETE', path: notesEndpoints.labels, query: { id }, schema: NoteLabels });
