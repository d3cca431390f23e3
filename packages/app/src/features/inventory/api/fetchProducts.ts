import { paths, ProductPage, type ProductQuery } from '@stockroom/contract';
import { request } from '../../../shared/api/http';

/**
 * One page of the home store's products. Past the end it holds `null` and where the last page is.
 * @param isAhead asked for before anybody wants to see it
 */
export function fetchProducts(query: ProductQuery, signal?: AbortSignal, isAhead = false): Promise<ProductPage> {
  return request({ method: 'GET', path: paths.inventory.products, query: { ...query }, schema: ProductPage, signal, isAhead });
}
