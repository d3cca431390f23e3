import { Board, type CreateBoardBody, scrumboardEndpoints } from '@stockroom/contract';
import type * as v from 'valibot';
import { defineWrite } from './defineWrite';

/** Creates a board, copies one (`copyOf`), or restores a deleted one (its `id`). */
export const createBoard = (body: v.InferInput<typeof CreateBoardBody>) =>
  defineWrite({ method: 'POST', path: scrumboardEndpoints.board, body, schema: Board });
