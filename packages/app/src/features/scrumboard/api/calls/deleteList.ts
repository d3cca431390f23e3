import { scrumboardEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { defineWrite } from './defineWrite';

/** Deletes a list with its cards. Creating it with the same id restores them. */
export const deleteList = (id: string) =>
  defineWrite({ method: 'DELETE', path: scrumboardEndpoints.list, query: { id }, schema: v.literal(true) });
