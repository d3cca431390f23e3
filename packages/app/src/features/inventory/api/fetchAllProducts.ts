import { inventoryEndpoints, Product, productFilterParams, type ProductQuery } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '#shared/api/http';

const Products = v.array(Product);

/** The scope of the list: "all" means all products it matches. */
export type ListScope = Pick<ProductQuery, 'search' | 'filters'>;

/** Fetches every product that matches search and filters, in one list. For actions on all of them at once. */
export function fetchAllProducts({ search, filters }: ListScope, signal?: AbortSignal): Promise<Product[]> {
  const query = { search, ...productFilterParams(filters) };
  return request({ method: 'GET', path: inventoryEndpoints.allProducts, query, schema: Products, signal });
}
