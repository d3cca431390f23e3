import { Skeleton } from '@stockroom/ui';
import { lazyPart } from '../../../../../shared/routing/lazyPart';
import { Draft } from '../InventoryScreen.styles';
import { WaitingEditor } from './WaitingEditor';

/** The draft of a new product, whose code comes when there is one. */
export const LazyNewProduct = lazyPart(
  'new-product',
  async () => (await import('./NewProduct')).NewProduct,
  <Draft>
    <WaitingEditor />
  </Draft>,
);

/** The notice in place of a product that can't be shown. */
export const LazyProductNotice = lazyPart(
  'product-notice',
  async () => (await import('./OpenProductNotice')).OpenProductNotice,
  <Skeleton shape="rect" height={64} />,
);
