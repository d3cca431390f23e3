import {
  Done,
  inventoryEndpoints,
  type Product,
  RestoreProductsAnswer,
  type RestoreProductsBody,
  type RestoreRefusal,
  TrashedProduct,
} from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request } from '#shared/api/http';
import { broadcastInvalidation } from './broadcastInvalidation';
import { inventoryKeys } from './inventoryKeys';

/** Error for a product that the server left in the trash, with the reason. */
export class RestoreRefused extends Error {
  override name = 'RestoreRefused';
  readonly reason: RestoreRefusal;

  constructor(reason: RestoreRefusal) {
    super(reason);
    this.reason = reason;
  }
}

export const fetchTrash = (signal?: AbortSignal): Promise<TrashedProduct[]> =>
  request({ method: 'GET', path: inventoryEndpoints.trash, schema: v.array(TrashedProduct), signal });

/** Restores deleted products, each on its own: at most `MAX_IMPORT_BATCH` in one call. */
export async function restoreProducts(
  products: RestoreProductsBody['products'],
  signal?: AbortSignal,
): Promise<RestoreProductsAnswer> {
  const body = { products };
  const answer = await request({ method: 'POST', path: inventoryEndpoints.restore, body, schema: RestoreProductsAnswer, signal });
  broadcastInvalidation();
  return answer;
}

/**
 * Restores a deleted product.
 * @param sku replaces its own
 * @throws RestoreRefused when it stays in the trash
 */
export async function restoreProduct(id: number, sku?: string): Promise<Product> {
  const [answer] = await restoreProducts([{ id, sku }]);
  if (answer && 'product' in answer) return answer.product;
  throw new RestoreRefused(answer?.refused ?? 'gone');
}

/** Permanently deletes those of the given products that are in the trash. */
export async function deletePermanently(ids: readonly number[]): Promise<true> {
  const answer = await request({ method: 'DELETE', path: inventoryEndpoints.trash, body: { ids }, schema: Done });
  broadcastInvalidation();
  return answer;
}

/** Deleted products, refetched whenever they are shown. */
export const productTrashQuery = () =>
  queryOptions({ queryKey: inventoryKeys.trash(), queryFn: ({ signal }) => fetchTrash(signal), staleTime: 0 });
