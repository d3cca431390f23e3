import { lazyPart } from '../../../../shared/routing/lazyPart';

/** What is done to all selected products, whose code comes after the list's. */
export const LazyBulkActions = lazyPart('bulk-actions', async () => (await import('./BulkActions')).BulkActions);
