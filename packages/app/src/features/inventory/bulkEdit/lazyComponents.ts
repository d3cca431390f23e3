import { withTexts } from '#shared/i18n/withTexts';
import { lazyPart } from '#shared/routing/lazyPart';

/** The bulk edit of products, whose code and texts are loaded on demand. */
export const LazyBulkEdit = lazyPart(
  'bulk-edit',
  async () => (await withTexts(['bulkEdit', 'stock'], import('./components/BulkEditDialog'))).BulkEditDialog,
);
