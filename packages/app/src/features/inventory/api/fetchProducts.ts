import { inventoryEndpoints, productFilterParams, ProductPage, type ProductQuery } from '@stockroom/contract';
import { request } from '#shared/api/http';

/**
 * Fetches a page of the home store's products. Past the end it holds `null` and the position of the last page.
 * @param isAhead whether it is a prefetch
 */
export function fetchProducts({ filters, ...query }: ProductQuery, signal?: AbortSignal, isAhead = false): Promise<ProductPage> {
  const asked = { ...query, ...productFilterParams(filters) };
  return request({
    method: 'GET',
    path: inventoryEndpoints.products,
    query: asked,
    schema: ProductPage,
    signal,
    isPrefetch: isAhead,
  });
}
