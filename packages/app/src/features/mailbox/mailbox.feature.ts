import type { Feature } from '#shared/routing/feature';
import { mailboxPaths, mailboxRoutePaths } from './mailboxPaths';

/** Mail: reading, sorting and writing. */
export const feature: Feature = {
  name: 'mailbox',
  entry: { link: mailboxPaths.root, title: 'nav.pages.mailbox', icon: 'mail' },
  isWork: true,
  pages: [
    {
      path: mailboxRoutePaths.root,
      overlays: mailboxRoutePaths.parts.map((path) => ({ path, isPartOfPage: true })),
    },
  ],
  live: async () => (await import('./screens/MailboxLive/MailboxLive')).MailboxLive,
  unsent: async () => (await import('./api/sendUnsent')).sendUnsent,
  load: () => import('./index'),
};
