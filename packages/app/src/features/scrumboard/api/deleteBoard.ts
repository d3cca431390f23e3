import { scrumboardPaths } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '../../../shared/api/http';

/** Deletes a board. Its id brings it back. */
export function deleteBoard(id: string, signal?: AbortSignal): Promise<true> {
  return request({ method: 'DELETE', path: scrumboardPaths.board, query: { id }, schema: v.literal(true), signal });
}
