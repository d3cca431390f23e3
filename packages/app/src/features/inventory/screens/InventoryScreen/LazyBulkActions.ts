import { getI18n } from 'react-i18next';
import { lazyPart } from '../../../../shared/routing/lazyPart';

/** What is done to all selected products, whose code and further texts come after the list's. */
export const LazyBulkActions = lazyPart(
  'bulk-actions',
  async () => (await Promise.all([import('./BulkActions'), getI18n().loadNamespaces('counts')]))[0].BulkActions,
);
