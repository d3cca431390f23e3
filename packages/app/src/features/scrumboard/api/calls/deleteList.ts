import { scrumboardEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { writeCall } from './writeCall';

/** Deletes a list with its cards. Its id brings them back. */
export const deleteList = (id: string) =>
  writeCall({ method: 'DELETE', path: scrumboardEndpoints.list, query: { id }, schema: v.literal(true) });
