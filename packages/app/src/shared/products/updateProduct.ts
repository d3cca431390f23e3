import {
  inventoryEndpoints,
  type Movement,
  type Product,
  type ProductPatch,
  type StockReason,
  WrittenProduct,
} from '@stockroom/contract';
import { request } from '../api/http';
import { broadcastInvalidation } from '../query/tabSync';
import { productKeys } from './productKeys';

/** A product as the server has it after a write, and the movement that the write left where its stock changed. */
export interface Written {
  product: Product;
  movement: Movement | null;
}

/** Splits the answer to a write of a product. */
export function readWritten({ movement, ...product }: WrittenProduct): Written {
  return { product, movement: movement ?? null };
}

/**
 * Changes fields of a product. `product.updatedAt` is the version that the change was based on; a stale one is a 409.
 * @param why its stock changes, where it does and somebody said so
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
