import { inventoryEndpoints, MovementPage } from '@stockroom/contract';
import { request } from '#shared/api/http';

/** Fetches the newest movements of a product's stock. */
export function fetchMovements(productId: number, size: number, signal?: AbortSignal): Promise<MovementPage> {
  return request({
    method: 'GET',
    path: inventoryEndpoints.movements,
    query: { productId, page: 1, size },
    schema: MovementPage,
    signal,
  });
}
