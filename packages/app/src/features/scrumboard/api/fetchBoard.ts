import { Board, scrumboardPaths } from '@stockroom/contract';
import { request } from '../../../shared/api/http';

/** A board with all that stands on it. */
export function fetchBoard(id: string, signal?: AbortSignal): Promise<Board> {
  return request({ method: 'GET', path: scrumboardPaths.board, query: { id }, schema: Board, signal });
}
