import { lazyPart } from '../../../../shared/routing/lazyPart';

/** The message in place of rows, whose code loads when there are none. */
export const LazyListMessage = lazyPart('list-message', async () => (await import('./ListMessage')).ListMessage);
