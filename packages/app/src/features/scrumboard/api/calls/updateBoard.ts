import { BoardSummary, scrumboardEndpoints } from '@stockroom/contract';
import { defineWrite } from './defineWrite';

/** Fields of a board that can be changed separately. */
export type BoardPatch = Partial<Pick<BoardSummary, 'title' | 'description' | 'icon' | 'members' | 'archived' | 'background'>>;

/** Changes fields of a board; where they differ from the `seen` values, it is a 409. */
export const updateBoard = (id: string, board: BoardPatch, seen?: BoardPatch) =>
  defineWrite({ method: 'PATCH', path: scrumboardEndpoints.board, body: { id, board, seen }, schema: BoardSummary });
