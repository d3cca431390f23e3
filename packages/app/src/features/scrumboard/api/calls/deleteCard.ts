import { type Card, scrumboardEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { defineWrite } from './defineWrite';

/**
 * Deletes a card in the version the user saw: a card that others changed since is a conflict. Creating it with the same id
 * restores it.
 */
export const deleteCard = ({ id, updatedAt }: Pick<Card, 'id'> & Partial<Pick<Card, 'updatedAt'>>) =>
  defineWrite({ method: 'DELETE', path: scrumboardEndpoints.card, query: { id, updatedAt }, schema: v.literal(true) });
