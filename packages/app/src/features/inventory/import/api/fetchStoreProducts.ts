import { inventoryEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '#shared/api/http';

/**
 * Fetches every product of the home store that matches a search, unparsed: 100,000 products are checked by the worker rather
 * than by the page.
 * @param search as in the list; empty for all
 */
export function fetchStoreProducts(search: string, signal?: AbortSignal): Promise<unknown[]> {
  return request({
    method: 'GET',
    path: inventoryEndpoints.allProducts,
    query: { search },
    schema: v.array(v.unknown()),
    signal,
  });
}
