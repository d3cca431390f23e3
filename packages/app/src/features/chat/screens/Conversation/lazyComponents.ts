import { lazyPart } from '#shared/routing/lazyPart';

/** Files that will go with a message. Their code is loaded with the first file. */
export const PendingFiles = lazyPart('chat-pending', async () => (await import('#shared/attachments/Attachments')).Attachments);

export const MessageFiles = lazyPart('chat-files', async () => (await import('./MessageFiles')).MessageFiles);
