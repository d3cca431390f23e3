import { inventoryEndpoints, productFilterParams, ProductPage, type ProductQuery } from '@stockroom/contract';
import { request } from '../../../shared/api/http';

/**
 * One page of the home store's products. Past the end it holds `null` and where the last page is.
 * @param isAhead asked for before anybody wants to see it
 */
export function fetchProducts({ filters, ...query }: ProductQuery, signal?: AbortSignal, isAhead = false): Promise<ProductPage> {
  const asked = { ...query, ...productFilterParams(filters) };
  return request({ method: 'GET', path: inventoryEndpoints.products, query: asked, schema: ProductPage, signal, isAhead });
}
