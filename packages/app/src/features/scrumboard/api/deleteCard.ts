import { scrumboardEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { writeCall } from './writeCall';

/** Deletes a card. Its id brings it back. */
export const deleteCard = (id: string) =>
  writeCall({ method: 'DELETE', path: scrumboardEndpoints.card, query: { id }, schema: v.literal(true) });
