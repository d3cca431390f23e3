import { BoardSummary, scrumboardEndpoints } from '@stockroom/contract';
import { writeCall } from './writeCall';

/** Fields of a board that can be changed separately. */
export type BoardPatch = Partial<Pick<BoardSummary, 'title' | 'description' | 'icon' | 'members' | 'archived' | 'background'>>;

/** Changes fields of a board; where they differ from the `seen` values, it is a 409. */
export const updateBoard = (id: string, board: BoardPatch, seen?: BoardPatch) =>
  writeCall({ method: 'PATCH', path: scrumboardEndpoints.board, body: { id, board, seen }, schema: BoardSummary });
