import { getI18n } from 'react-i18next';
import { lazyPart } from '../../../shared/routing/lazyPart';

/** The bulk edit of products, whose code and texts are loaded on demand. */
export const LazyBulkEdit = lazyPart('bulk-edit', async () => {
  const [{ BulkEditDialog }] = await Promise.all([
    import('./components/BulkEditDialog'),
    getI18n().loadNamespaces(['bulkEdit', 'stock']),
  ]);
  return BulkEditDialog;
});
