import { BoardList, scrumboardPaths } from '@stockroom/contract';
import * as v from 'valibot';
import { writeCall } from './writeCall';

/** What of a list can be changed. */
export type ListPatch = Partial<Pick<BoardList, 'boardId' | 'title' | 'position' | 'wip'>>;

/** Changes lists in one act. The answer holds every list that moved. */
export const updateLists = (lists: readonly ({ id: string } & ListPatch)[]) =>
  writeCall({ method: 'PATCH', path: scrumboardPaths.lists, body: { lists }, schema: v.array(BoardList) });
