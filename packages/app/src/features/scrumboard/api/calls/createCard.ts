import { Card, scrumboardEndpoints } from '@stockroom/contract';
import { defineWrite } from './defineWrite';

/** Creates a card, as the last one unless it has a position. The id of a deleted card restores it unchanged. */
export function createCard(card: Pick<Card, 'id' | 'boardId' | 'listId' | 'title'> & Partial<Card>) {
  const { updatedAt: _updatedAt, ...body } = card;
  return defineWrite({ method: 'PUT', path: scrumboardEndpoints.card, body: { card: body }, schema: Card });
}
