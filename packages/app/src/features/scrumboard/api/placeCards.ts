import { Card, scrumboardPaths } from '@stockroom/contract';
import * as v from 'valibot';
import { request } from '../../../shared/api/http';
import type { CardPlace } from '../model/moves';

/** Gives cards their places, in one act. The answer holds every card that moved. */
export function placeCards(cards: readonly CardPlace[], signal?: AbortSignal): Promise<Card[]> {
  return request({ method: 'PATCH', path: scrumboardPaths.cardPositions, body: { cards }, schema: v.array(Card), signal });
}
