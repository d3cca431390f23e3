import { paths, Product } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '../../../shared/api/http';

const Products = v.array(Product);

/** Every product that matches a search, in one list. For what is done to all of them at once. */
export function fetchAllProducts(search: string, signal?: AbortSignal): Promise<Product[]> {
  return request({ method: 'GET', path: paths.inventory.allProducts, query: { search }, schema: Products, signal });
}
