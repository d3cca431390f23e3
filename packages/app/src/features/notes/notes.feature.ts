import type { Feature } from '#shared/routing/feature';
import { notePaths, noteRoutes } from './notePaths';

/** Notes of the store's staff. */
export const feature: Feature = {
  name: 'notes',
  entry: { link: notePaths.notes, title: 'nav.pages.notes', icon: 'document' },
  isWork: true,
  pages: [
    {
      path: noteRoutes.notes,
      overlays: [
        { path: noteRoutes.archive, isPartOfPage: true },
        { path: noteRoutes.trash, isPartOfPage: true },
        { path: noteRoutes.label, isPartOfPage: true },
      ],
    },
  ],
  load: () => import('./index'),
};
