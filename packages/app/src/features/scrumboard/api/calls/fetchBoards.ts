import { BoardSummary, scrumboardEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '#shared/api/http';

/** Fetches all boards that were not deleted, including archived ones. */
export function fetchBoards(signal?: AbortSignal): Promise<BoardSummary[]> {
  return request({ method: 'GET', path: scrumboardEndpoints.boards, schema: v.array(BoardSummary), signal });
}
