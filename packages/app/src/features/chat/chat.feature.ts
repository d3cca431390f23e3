import type { Feature } from '#shared/routing/feature';
import { chatPaths, chatRoutePaths } from './chatPaths';

/** Conversations with the people of the store. */
export const feature: Feature = {
  name: 'chat',
  entry: { link: chatPaths.list, title: 'nav.pages.chat', icon: 'chat' },
  isWork: true,
  pages: [{ path: chatRoutePaths.list, overlays: [{ path: chatRoutePaths.chat, isPartOfPage: true }] }],
  unsent: async () => (await import('./api/resume')).sendUnsent,
  load: () => import('./chatRoutes'),
};
