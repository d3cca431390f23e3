import { Board, type CreateBoardBody, scrumboardPaths } from '@stockroom/contract';
import type * as v from 'valibot';
import { request } from '../../../shared/api/http';

/** Makes a board, copies one (`copyOf`), or brings a deleted one back (its `id`). */
export function createBoard(body: v.InferInput<typeof CreateBoardBody>, signal?: AbortSignal): Promise<Board> {
  return request({ method: 'POST', path: scrumboardPaths.board, body, schema: Board, signal });
}
