import { Card, scrumboardEndpoints } from '@stockroom/contract';
import { defineWrite } from './defineWrite';
import type { CardPatch } from './updateCards';

/** Changes fields of a card. `card.updatedAt` is the version that the change is based on; a stale one is a 409. */
export const updateCard = (id: string, card: CardPatch) =>
  defineWrite({ method: 'PATCH', path: scrumboardEndpoints.card, body: { id, card }, schema: Card });
