import { Skeleton } from '@stockroom/ui';
import { withTexts } from '#shared/i18n/withTexts';
import { lazyPart } from '#shared/routing/lazyPart';
import { EditorPlaceholder } from './editing/EditorPlaceholder';
import { Draft } from './InventoryScreen.styles';

/** The draft of a new product; its code loads on demand. */
export const LazyNewProduct = lazyPart(
  'new-product',
  async () => (await import('./editing/NewProduct')).NewProduct,
  <Draft>
    <EditorPlaceholder />
  </Draft>,
);

/** The notice in place of a product that can't be shown. */
export const LazyProductNotice = lazyPart(
  'product-notice',
  async () => (await import('./editing/OpenProductNotice')).OpenProductNotice,
  <Skeleton shape="rect" height={64} />,
);

/** Bulk actions; their code and additional texts load after the list's. */
export const LazyBulkActions = lazyPart(
  'bulk-actions',
  async () => (await withTexts('counts', import('./BulkActions'))).BulkActions,
);

/** The message in place of rows, whose code loads when there are no rows. */
export const LazyListMessage = lazyPart(
  'list-message',
  async () => (await import('#features/inventory/components/ListMessage/ListMessage')).ListMessage,
);
