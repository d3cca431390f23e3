import { BoardSummary, scrumboardPaths } from '@stockroom/contract';
import { request } from '../../../shared/api/http';

/** What of a board can be changed by itself. */
export type BoardPatch = Partial<Pick<BoardSummary, 'title' | 'description' | 'icon' | 'members' | 'archived' | 'background'>>;

/** Changes fields of a board. */
export function updateBoard(id: string, board: BoardPatch, signal?: AbortSignal): Promise<BoardSummary> {
  return request({ method: 'PATCH', path: scrumboardPaths.board, body: { id, board }, schema: BoardSummary, signal });
}
