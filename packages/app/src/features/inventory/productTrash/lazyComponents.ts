import { withTexts } from '#shared/i18n/withTexts';
import { lazyPart } from '#shared/routing/lazyPart';

/** The deleted products; code and texts load on demand. */
export const LazyProductTrash = lazyPart(
  'product-trash',
  async () => (await withTexts(['productTrash', 'trash', 'list'], import('./ProductTrash'))).ProductTrash,
);
