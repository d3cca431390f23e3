import { BoardSummary, scrumboardEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '../../../../shared/api/http';

/** Every board that was not deleted, archived ones among them. */
export function fetchBoards(signal?: AbortSignal): Promise<BoardSummary[]> {
  return request({ method: 'GET', path: scrumboardEndpoints.boards, schema: v.array(BoardSummary), signal });
}
