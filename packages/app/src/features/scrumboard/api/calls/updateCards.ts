import { Card, scrumboardEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { defineWrite } from './defineWrite';

/** Fields of a card that can be changed. With `updatedAt`, a stale version is rejected with a 409. */
export type CardPatch = Partial<Omit<Card, 'id' | 'boardId'>>;

/** Changes several cards in one call, all or none. The response holds every card that changed or was moved to make space. */
export const updateCards = (cards: readonly ({ id: string; seen?: Pick<Card, 'listId'> } & CardPatch)[]) =>
  defineWrite({ method: 'PATCH', path: scrumboardEndpoints.cards, body: { cards }, schema: v.array(Card) });
