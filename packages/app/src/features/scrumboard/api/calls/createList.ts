import { BoardList, scrumboardEndpoints } from '@stockroom/contract';
import { defineWrite } from './defineWrite';

/** Creates a list, as the last one unless it has a position. The id of a deleted list restores it with its cards. */
export const createList = (list: Pick<BoardList, 'id' | 'boardId' | 'title'> & Partial<BoardList>) =>
  defineWrite({ method: 'POST', path: scrumboardEndpoints.list, body: { list }, schema: BoardList });
