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
import { request } from '../../../shared/api/http';
import { broadcastInvalidation } from './inventoryFeed';
import { inventoryKeys } from './inventoryKeys';

/** A product that the server left in the trash, and why. */
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

/** Brings deleted products back, each for itself: at most `MAX_IMPORT_BATCH` in one call. */
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
 * Brings one deleted product back.
 * @param sku in place of its own
 * @throws RestoreRefused where it stays in the trash
 */
export async function restoreProduct(id: number, sku?: string): Promise<Product> {
  const [answer] = await restoreProducts([{ id, sku }]);
  if (answer && 'product' in answer) return answer.product;
  throw new RestoreRefused(answer?.refused ?? 'gone');
}

/** Deletes for ever what of these lies in the trash. */
export async function deleteForEver(ids: readonly number[]): Promise<true> {
  const answer = await request({ method: 'DELETE', path: inventoryEndpoints.trash, body: { ids }, schema: Done });
  broadcastInvalidation();
  return answer;
}

/** Deleted products, asked for whenever they are looked at. */
export const productTrashQuery = () =>
  queryOptions({ queryKey: inventoryKeys.trash(), queryFn: ({ signal }) => fetchTrash(signal), staleTime: 0 });
