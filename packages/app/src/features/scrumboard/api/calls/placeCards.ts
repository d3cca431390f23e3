import { Card, scrumboardEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import type { CardPlace } from '../../model/moves';
import { writeCall } from './writeCall';

/** Where a card was seen: its list, and its place there. */
export type CardSeen = Pick<Card, 'listId'> & Partial<Pick<Card, 'position'>>;

/** Gives cards their places, in one act. The answer holds every card that moved; one that isn't where it was seen is a 409. */
export const placeCards = (cards: readonly (CardPlace & { seen?: CardSeen | undefined })[]) =>
  writeCall({ method: 'PATCH', path: scrumboardEndpoints.cardPositions, body: { cards }, schema: v.array(Card) });
