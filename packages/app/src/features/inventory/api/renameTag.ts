import { inventoryEndpoints, ProductTag } from '@stockroom/contract';
import { request } from '../../../shared/api/http';

/** Gives a tag another title, on every product that carries it. */
export function renameTag(id: string, title: string, signal?: AbortSignal): Promise<ProductTag> {
  return request({ method: 'PATCH', path: inventoryEndpoints.tag, body: { id, tag: { title } }, schema: ProductTag, signal });
}
