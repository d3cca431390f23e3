import { scrumboardEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { writeCall } from './writeCall';

/** Deletes a board. Creating it with the same id restores it. */
export const deleteBoard = (id: string) =>
  writeCall({ method: 'DELETE', path: scrumboardEndpoints.board, query: { id }, schema: v.literal(true) });
