import { Board, type CreateBoardBody, scrumboardEndpoints } from '@stockroom/contract';
import type * as v from 'valibot';
import { writeCall } from './writeCall';

/** Makes a board, copies one (`copyOf`), or brings a deleted one back (its `id`). */
export const createBoard = (body: v.InferInput<typeof CreateBoardBody>) =>
  writeCall({ method: 'POST', path: scrumboardEndpoints.board, body, schema: Board });
