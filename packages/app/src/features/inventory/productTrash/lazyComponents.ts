import { getI18n } from 'react-i18next';
import { lazyPart } from '../../../shared/routing/lazyPart';

/** The deleted products; code and texts load on demand. */
export const LazyProductTrash = lazyPart('product-trash', async () => {
  const [{ ProductTrash }] = await Promise.all([
    import('./ProductTrash'),
    getI18n().loadNamespaces(['productTrash', 'trash', 'list']),
  ]);
  return ProductTrash;
});
