import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#shared/routing/lazyScreen';
import { protectedLoader } from '#shared/routing/protectedLoader';
import { noteLabelsQuery, notesQuery } from './api/noteQueries';
import { noteRoutes } from './notePaths';

/** Notes, archive, trash and labels are one page. */
export const notesRoutes: RouteObject[] = [
  {
    path: noteRoutes.notes,
    handle: { help: 'day-to-day/write-notes' },
    // The screen retries a failed load.
    loader: protectedLoader((client) => {
      client.query({ ...notesQuery(), staleTime: 'static' }).catch(() => undefined);
      client.query({ ...noteLabelsQuery(), staleTime: 'static' }).catch(() => undefined);
    }),
    lazy: lazyScreen('notes', () => import('./screens/NotesScreen/NotesScreen').then((module) => module.NotesScreen)),
  },
];
