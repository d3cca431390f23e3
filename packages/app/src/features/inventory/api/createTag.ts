import { inventoryEndpoints, ProductTag } from '@stockroom/contract';
import { request } from '../../../shared/api/http';

/** Makes a tag, under its id where it has one. The id of a deleted one brings it back. */
export function createTag(tag: { id?: string; title: string }, signal?: AbortSignal): Promise<ProductTag> {
  return request({ method: 'POST', path: inventoryEndpoints.tag, body: { tag }, schema: ProductTag, signal });
}
