import { Board, scrumboardEndpoints } from '@stockroom/contract';
import { request } from '#shared/api/http';

/** Fetches a board with its whole content. */
export function fetchBoard(id: string, signal?: AbortSignal): Promise<Board> {
  return request({ method: 'GET', path: scrumboardEndpoints.board, query: { id }, schema: Board, signal });
}
