import { lazyPart } from '../../../../shared/routing/lazyPart';

/** Files that are to go with a message: their code comes with the first one. */
export const PendingFiles = lazyPart(
  'chat-pending',
  async () => (await import('../../../../shared/attachments/Attachments')).Attachments,
);

export const MessageFiles = lazyPart('chat-files', async () => (await import('./MessageFiles')).MessageFiles);
