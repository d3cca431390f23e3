import { getI18n } from 'react-i18next';
import { lazyPart } from '../../../shared/routing/lazyPart';

/** The editing of many products at once, whose code and texts come when it is asked for. */
export const LazyBulkEdit = lazyPart('bulk-edit', async () => {
  const [{ BulkEditDialog }] = await Promise.all([
    import('./components/BulkEditDialog'),
    getI18n().loadNamespaces(['bulkEdit', 'stock']),
  ]);
  return BulkEditDialog;
});
