import { scrumboardPaths } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '../../../shared/api/http';

/** Deletes a list with its cards. Its id brings them back. */
export function deleteList(id: string, signal?: AbortSignal): Promise<true> {
  return request({ method: 'DELETE', path: scrumboardPaths.list, query: { id }, schema: v.literal(true), signal });
}
