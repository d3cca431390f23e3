import { BoardTrash, scrumboardEndpoints } from '@stockroom/contract';
import { request } from '../../../../shared/api/http';

/** What was deleted of a board and can be brought back. */
export function fetchTrash(boardId: string, signal?: AbortSignal): Promise<BoardTrash> {
  return request({ method: 'GET', path: scrumboardEndpoints.trash, query: { boardId }, schema: BoardTrash, signal });
}
