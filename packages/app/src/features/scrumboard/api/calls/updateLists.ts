import { BoardList, scrumboardEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { defineWrite } from './defineWrite';

/** Fields of a list that can be changed. */
export type ListPatch = Partial<Pick<BoardList, 'boardId' | 'title' | 'position' | 'wip' | 'done'>>;

/**
 * Changes lists in one call; where a field differs from its `seen` value, it is a 409. The response holds every list that
 * moved.
 */
export const updateLists = (lists: readonly ({ id: string; seen?: ListPatch } & ListPatch)[]) =>
  defineWrite({ method: 'PATCH', path: scrumboardEndpoints.lists, body: { lists }, schema: v.array(BoardList) });
