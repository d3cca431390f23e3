import { inventoryEndpoints, ProductTag } from '@stockroom/contract';
import { request } from '#shared/api/http';

/** Creates a tag, with its id if given. The id of a deleted tag restores it. */
export function createTag(tag: { id?: string; title: string }, signal?: AbortSignal): Promise<ProductTag> {
  return request({ method: 'POST', path: inventoryEndpoints.tag, body: { tag }, schema: ProductTag, signal });
}
