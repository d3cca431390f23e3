import { BoardList, scrumboardPaths } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '../../../shared/api/http';

/** What of a list can be changed. */
export type ListPatch = Partial<Pick<BoardList, 'title' | 'position' | 'wip'>>;

/** Changes lists in one act. The answer holds every list that moved. */
export function updateLists(lists: readonly ({ id: string } & ListPatch)[], signal?: AbortSignal): Promise<BoardList[]> {
  return request({ method: 'PATCH', path: scrumboardPaths.lists, body: { lists }, schema: v.array(BoardList), signal });
}
