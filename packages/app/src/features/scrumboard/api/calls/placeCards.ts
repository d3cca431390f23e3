import { Card, scrumboardEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import type { CardPosition } from '#features/scrumboard/model/moves';
import { defineWrite } from './defineWrite';

/** The list and position in which the user saw a card. */
export type CardSeen = Pick<Card, 'listId'> & Partial<Pick<Card, 'position'>>;

/**
 * Sets the positions of cards in one call. The response holds every card that moved; a card that isn't in its `seen` position
 * is a 409.
 */
export const placeCards = (cards: readonly (CardPosition & { seen?: CardSeen | undefined })[]) =>
  defineWrite({ method: 'PATCH', path: scrumboardEndpoints.cardPositions, body: { cards }, schema: v.array(Card) });
