import { queryOptions } from '@tanstack/react-query';
import { fetchNotes, fetchTrash, fetchVersions } from './noteCalls';
import { noteKeys } from './noteKeys';
import { fetchNoteLabels } from './noteLabelCalls';

/** All notes outside the trash. */
export const notesQuery = () => queryOptions({ queryKey: noteKeys.list(), queryFn: ({ signal }) => fetchNotes(signal) });

export const noteLabelsQuery = () =>
  queryOptions({ queryKey: noteKeys.labels(), queryFn: ({ signal }) => fetchNoteLabels(signal) });

export const noteTrashQuery = () =>
  queryOptions({ queryKey: noteKeys.trash(), queryFn: ({ signal }) => fetchTrash(signal), staleTime: 0 });

/** Earlier versions of a note. */
export const noteVersionsQuery = (id: string) =>
  queryOptions({ queryKey: noteKeys.versions(id), queryFn: ({ signal }) => fetchVersions(id, signal), staleTime: 0 });
