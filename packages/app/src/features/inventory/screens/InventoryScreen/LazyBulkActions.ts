import { getI18n } from 'react-i18next';
import { lazyPart } from '../../../../shared/routing/lazyPart';

/** Bulk actions, whose code and further texts load after the list's. */
export const LazyBulkActions = lazyPart(
  'bulk-actions',
  async () => (await Promise.all([import('./BulkActions'), getI18n().loadNamespaces('counts')]))[0].BulkActions,
);
