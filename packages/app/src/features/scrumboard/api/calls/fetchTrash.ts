import { BoardTrash, scrumboardEndpoints } from '@stockroom/contract';
import { request } from '#shared/api/http';

/** Fetches the deleted cards and lists of a board that can be restored. */
export function fetchTrash(boardId: string, signal?: AbortSignal): Promise<BoardTrash> {
  return request({ method: 'GET', path: scrumboardEndpoints.trash, query: { boardId }, schema: BoardTrash, signal });
}
