import { BoardList, scrumboardPaths } from '@stockroom/contract';
import { request } from '../../../shared/api/http';

/** Makes a list, the last one without a position. The id of a deleted list brings it back with its cards. */
export function createList(
  list: Pick<BoardList, 'id' | 'boardId' | 'title'> & Partial<BoardList>,
  signal?: AbortSignal,
): Promise<BoardList> {
  return request({ method: 'POST', path: scrumboardPaths.list, body: { list }, schema: BoardList, signal });
}
