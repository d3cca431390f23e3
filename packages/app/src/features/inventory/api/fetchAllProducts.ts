import { inventoryEndpoints, Product, productFilterParams, type ProductQuery } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '../../../shared/api/http';

const Products = v.array(Product);

/** The scope of the list: "all" means all that it finds. */
export type ListScope = Pick<ProductQuery, 'search' | 'filters'>;

/** Every product that a search and filters find, in one list. For what is done to all of them at once. */
export function fetchAllProducts({ search, filters }: ListScope, signal?: AbortSignal): Promise<Product[]> {
  const query = { search, ...productFilterParams(filters) };
  return request({ method: 'GET', path: inventoryEndpoints.allProducts, query, schema: Products, signal });
}
