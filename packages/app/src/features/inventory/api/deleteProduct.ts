import { inventoryEndpoints, type Product } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '#shared/api/http';
import { broadcastInvalidation } from './broadcastInvalidation';

/** Deletes a product. If it was changed since the given version, that is a 409. */
export async function deleteProduct({ id, updatedAt }: Pick<Product, 'id' | 'updatedAt'>, signal?: AbortSignal): Promise<true> {
  const answer = await request({
    method: 'DELETE',
    path: inventoryEndpoints.product,
    query: { id, updatedAt },
    schema: v.literal(true),
    signal,
  });
  broadcastInvalidation();
  return answer;
}
