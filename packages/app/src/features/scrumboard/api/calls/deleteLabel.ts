import { scrumboardEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { writeCall } from './writeCall';

/** Deletes a label and removes it from every card. */
export const deleteLabel = (id: string) =>
  writeCall({ method: 'DELETE', path: scrumboardEndpoints.label, query: { id }, schema: v.literal(true) });
