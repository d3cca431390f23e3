import { BoardSummary, scrumboardEndpoints } from '@stockroom/contract';
import { writeCall } from './writeCall';

/** What of a board can be changed by itself. */
export type BoardPatch = Partial<Pick<BoardSummary, 'title' | 'description' | 'icon' | 'members' | 'archived' | 'background'>>;

/** Changes fields of a board. */
export const updateBoard = (id: string, board: BoardPatch) =>
  writeCall({ method: 'PATCH', path: scrumboardEndpoints.board, body: { id, board }, schema: BoardSummary });
