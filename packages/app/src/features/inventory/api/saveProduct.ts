import type { Product, StockReason } from '@stockroom/contract';
import type { QueryClient } from '@tanstack/react-query';
import { updateProduct, type Written } from '#entities/products/updateProduct';
import type { SaveEdit } from '#shared/editing/machines/saveTypes';
import { currentOf } from '#shared/editing/outcomes';
import { applyDraft, creationOf, patchOf, type ProductDraft } from '../model/draft';
import { productFields } from '../model/productFields';
import { createProduct } from './createProduct';
import { inventoryKeys } from './inventoryKeys';
import { productCache } from './productCache';

/**
 * Saves an edit, over the query client's cache: shown at once, put right by the answer.
 * @param how `movementReason` the stock changes, where somebody said so
 */
export async function saveProduct(
  client: QueryClient,
  { isNew, saved, draft }: SaveEdit<Product, ProductDraft>,
  how: { signal: AbortSignal; movementReason?: StockReason },
): Promise<Written> {
  const cache = productCache(client);
  await cache.hold();
  if (!isNew) cache.apply([applyDraft(saved, draft)]);
  try {
    const written = isNew ? await add(saved, draft, how) : await updateProduct(saved.id, patchOf(saved, draft), how);
    const { product, movement } = written;
    cache.apply([product]);
    client.setQueryData(inventoryKeys.product(product.id), product);
    await cache.invalidate({ refetch: isNew, stockOf: movement ? [product.id] : [] });
    return written;
  } catch (error) {
    const current = currentOf(productFields.schema, error);
    if (current && !isNew) cache.apply([current]);
    else if (!isNew) cache.rollBack(saved);
    throw error;
  }
}

/** Adds a product. One that was deleted elsewhere is created again under its own number. */
function add(saved: Product, draft: ProductDraft, how: { signal: AbortSignal; movementReason?: StockReason }): Promise<Written> {
  const creation = creationOf(saved, draft);
  return createProduct(saved.id > 0 ? { ...creation, id: saved.id } : creation, how);
}
