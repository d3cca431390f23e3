import { Card, scrumboardEndpoints } from '@stockroom/contract';
import { writeCall } from './writeCall';

/** Makes a card, the last one without a position. The id of a deleted card brings it back as it was. */
export function createCard(card: Pick<Card, 'id' | 'boardId' | 'listId' | 'title'> & Partial<Card>) {
  const { updatedAt: _updatedAt, ...body } = card;
  return writeCall({ method: 'PUT', path: scrumboardEndpoints.card, body: { card: body }, schema: Card });
}
