import { paths, ProductTag } from '@stockroom/contract';
import { request } from '../../../shared/api/http';

/** Makes a tag. With an `id` it brings a deleted one back. */
export function createTag(tag: { id?: string; title: string }, signal?: AbortSignal): Promise<ProductTag> {
  return request({ method: 'POST', path: paths.inventory.tag, body: { tag }, schema: ProductTag, signal });
}
