import type { Feature } from '#shared/routing/feature';
import { boardRoutes } from './boardPaths';

const overlay = { isOverlay: true };

/** Boards, their lists and cards. */
export const feature: Feature = {
  name: 'scrumboard',
  entry: { link: boardRoutes.boards, title: 'nav.pages.scrumboard', icon: 'columns' },
  isWork: true,
  pages: [
    { path: boardRoutes.boards },
    {
      path: boardRoutes.board,
      overlays: [
        { path: boardRoutes.card, handle: overlay, isPartOfPage: true },
        { path: boardRoutes.settings, handle: { ...overlay, help: 'projects/limit-a-list' } },
        { path: boardRoutes.trash, handle: { ...overlay, help: 'getting-started/mend-a-mistake' } },
      ],
    },
  ],
  unsent: async () => (await import('./api/writing/outbox')).outbox.sendAllLeft,
  load: () => import('./index'),
};
