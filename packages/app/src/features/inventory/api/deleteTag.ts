import { inventoryEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '#shared/api/http';

/** Deletes a tag and removes it from every product. */
export function deleteTag(id: string, signal?: AbortSignal): Promise<true> {
  return request({ method: 'DELETE', path: inventoryEndpoints.tag, query: { id }, schema: v.literal(true), signal });
}
