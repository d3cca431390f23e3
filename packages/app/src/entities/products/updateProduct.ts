import {
  inventoryEndpoints,
  type Movement,
  type Product,
  type ProductPatch,
  type StockReason,
  WrittenProduct,
} from '@stockroom/contract';
import { request } from '#shared/api/http';
import { broadcastInvalidation } from '#shared/query/tabSync';
import { productKeys } from './productKeys';

/** A product as stored after a write, and the movement that the write caused if its stock changed. */
export interface Written {
  product: Product;
  movement: Movement | null;
}

/** Splits the response to a write of a product. */
export function readWritten({ movement, ...product }: WrittenProduct): Written {
  return { product, movement: movement ?? null };
}

/**
 * Changes fields of a product. `product.updatedAt` is the version that the change was based on; a stale one is a 409.
 * @param movementReason reason for a change of its stock, if one was given
 */
export async function updateProduct(
  id: number,
  product: ProductPatch,
  { signal, movementReason }: { signal?: AbortSignal; movementReason?: StockReason } = {},
): Promise<Written> {
  const answer = await request({
    method: 'PATCH',
    path: inventoryEndpoints.product,
    body: { id, product, why: movementReason },
    schema: WrittenProduct,
    signal,
  });
  broadcastInvalidation(productKeys.all);
  return readWritten(answer);
}
