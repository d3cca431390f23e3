import { MovementPage, paths } from '@stockroom/contract';
import { request } from '../../../shared/api/http';

/** The newest movements of a product's stock. */
export function fetchMovements(productId: number, size: number, signal?: AbortSignal): Promise<MovementPage> {
  return request({
    method: 'GET',
    path: paths.inventory.movements,
    query: { productId, page: 1, size },
    schema: MovementPage,
    signal,
  });
}
