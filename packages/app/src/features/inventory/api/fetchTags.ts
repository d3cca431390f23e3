import { paths, ProductTag } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '../../../shared/api/http';

/** Every tag of products. */
export function fetchTags(signal?: AbortSignal): Promise<ProductTag[]> {
  return request({ method: 'GET', path: paths.inventory.tags, schema: v.array(ProductTag), signal });
}
