import { inventoryEndpoints, ProductTag } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '#shared/api/http';

/** Fetches all product tags. */
export function fetchProductTags(signal?: AbortSignal): Promise<ProductTag[]> {
  return request({ method: 'GET', path: inventoryEndpoints.tags, schema: v.array(ProductTag), signal });
}
