import { scrumboardEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { defineWrite } from './defineWrite';

/** Deletes a board. Creating it with the same id restores it. */
export const deleteBoard = (id: string) =>
  defineWrite({ method: 'DELETE', path: scrumboardEndpoints.board, query: { id }, schema: v.literal(true) });
