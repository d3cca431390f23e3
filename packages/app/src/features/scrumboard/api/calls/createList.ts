import { BoardList, scrumboardEndpoints } from '@stockroom/contract';
import { writeCall } from './writeCall';

/** Makes a list, the last one without a position. The id of a deleted list brings it back with its cards. */
export const createList = (list: Pick<BoardList, 'id' | 'boardId' | 'title'> & Partial<BoardList>) =>
  writeCall({ method: 'POST', path: scrumboardEndpoints.list, body: { list }, schema: BoardList });
