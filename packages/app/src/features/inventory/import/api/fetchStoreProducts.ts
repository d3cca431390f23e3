import { inventoryEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '../../../../shared/api/http';

/**
 * Every product of the home store that matches a text, unread: 100,000 products are judged by the worker, not by the page.
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
