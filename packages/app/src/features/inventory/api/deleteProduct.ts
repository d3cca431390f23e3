import { paths } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '../../../shared/api/http';

/** Deletes a product. */
export function deleteProduct(id: number, signal?: AbortSignal): Promise<true> {
  return request({ method: 'DELETE', path: paths.inventory.product, query: { id }, schema: v.literal(true), signal });
}
