import { inventoryEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '../../../shared/api/http';

/** Deletes a tag. It leaves every product that carries it. */
export function deleteTag(id: string, signal?: AbortSignal): Promise<true> {
  return request({ method: 'DELETE', path: inventoryEndpoints.tag, query: { id }, schema: v.literal(true), signal });
}
