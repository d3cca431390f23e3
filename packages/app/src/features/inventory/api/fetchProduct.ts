import { inventoryEndpoints, Product } from '@stockroom/contract';
import { request } from '#shared/api/http';

/** Fetches a product by its id. */
export function fetchProduct(id: number, signal?: AbortSignal): Promise<Product> {
  return request({ method: 'GET', path: inventoryEndpoints.product, query: { id }, schema: Product, signal });
}
