import { BoardTrash, scrumboardEndpoints } from '@stockroom/contract';
import { request } from '../../../../shared/api/http';

/** Deleted cards and lists of a board that can be brought back. */
export function fetchTrash(boardId: string, signal?: AbortSignal): Promise<BoardTrash> {
  return request({ method: 'GET', path: scrumboardEndpoints.trash, query: { boardId }, schema: BoardTrash, signal });
}
