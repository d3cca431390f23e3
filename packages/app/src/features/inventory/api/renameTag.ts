import { inventoryEndpoints, ProductTag } from '@stockroom/contract';
import { request } from '#shared/api/http';

/** Renames a tag on every product that has it. */
export function renameTag(id: string, title: string, signal?: AbortSignal): Promise<ProductTag> {
  return request({ method: 'PATCH', path: inventoryEndpoints.tag, body: { id, tag: { title } }, schema: ProductTag, signal });
}
