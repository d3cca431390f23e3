import { Card, scrumboardEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import type { CardPlace } from '../../model/moves';
import { writeCall } from './writeCall';

/** Gives cards their places, in one act. The answer holds every card that moved; one that isn't in the list it was seen in is a 409. */
export const placeCards = (cards: readonly (CardPlace & { seen?: Pick<Card, 'listId'> })[]) =>
  writeCall({ method: 'PATCH', path: scrumboardEndpoints.cardPositions, body: { cards }, schema: v.array(Card) });
