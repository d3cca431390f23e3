import { Skeleton } from '@stockroom/ui';
import { getI18n } from 'react-i18next';
import { lazyPart } from '../../../../shared/routing/lazyPart';

/** The editor, whose code comes after the page's. */
export const LazyStoreEditor = lazyPart(
  'store-editor',
  async () => {
    const [{ StoreEditor }] = await Promise.all([import('./StoreEditor'), getI18n().loadNamespaces('editing')]);
    return StoreEditor;
  },
  <Skeleton shape="rect" height={320} />,
);
