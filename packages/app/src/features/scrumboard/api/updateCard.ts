import { Card, scrumboardPaths } from '@stockroom/contract';
import { request } from '../../../shared/api/http';
import type { CardPatch } from './updateCards';

/** Changes fields of a card. `card.updatedAt` is the version that the change is based on; a stale one is a 409. */
export function updateCard(id: string, card: CardPatch, signal?: AbortSignal): Promise<Card> {
  return request({ method: 'PATCH', path: scrumboardPaths.card, body: { id, card }, schema: Card, signal });
}
