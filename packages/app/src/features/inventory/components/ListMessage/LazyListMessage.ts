import { lazyPart } from '../../../../shared/routing/lazyPart';

/** What stands in the place of rows, whose code comes when there are none. */
export const LazyListMessage = lazyPart('list-message', async () => (await import('./ListMessage')).ListMessage);
