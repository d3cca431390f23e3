import { Board, scrumboardEndpoints } from '@stockroom/contract';
import { request } from '../../../../shared/api/http';

/** A board with all that stands on it. */
export function fetchBoard(id: string, signal?: AbortSignal): Promise<Board> {
  return request({ method: 'GET', path: scrumboardEndpoints.board, query: { id }, schema: Board, signal });
}
