import { inventoryEndpoints, type ProductPatch, type StockReason, WrittenProduct } from '@stockroom/contract';
import { readWritten, type Written } from '#entities/products/updateProduct';
import { request } from '#shared/api/http';
import { broadcastInvalidation } from './broadcastInvalidation';

/** Creates a product. The id of a deleted product restores that product. */
export async function createProduct(
  product: ProductPatch,
  { signal, movementReason }: { signal?: AbortSignal; movementReason?: StockReason } = {},
): Promise<Written> {
  const body = { product, why: movementReason };
  const answer = await request({ method: 'POST', path: inventoryEndpoints.product, body, schema: WrittenProduct, signal });
  broadcastInvalidation();
  return readWritten(answer);
}
