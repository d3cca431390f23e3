import { scrumboardEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { defineWrite } from './defineWrite';

/** Deletes a label and removes it from every card. */
export const deleteLabel = (id: string) =>
  defineWrite({ method: 'DELETE', path: scrumboardEndpoints.label, query: { id }, schema: v.literal(true) });
