import { type Card, scrumboardEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { writeCall } from './writeCall';

/** Deletes a card as it was seen: one that others changed since is a conflict. Its id brings it back. */
export const deleteCard = ({ id, updatedAt }: Pick<Card, 'id'> & Partial<Pick<Card, 'updatedAt'>>) =>
  writeCall({ method: 'DELETE', path: scrumboardEndpoints.card, query: { id, updatedAt }, schema: v.literal(true) });
