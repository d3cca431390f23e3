import type { BoardList, Card } from '@stockroom/contract';

/** Whether the work of a card is done: the card is marked as done, or its list is. Done work is never overdue. */
export const isCardDone = (card: Pick<Card, 'done'>, list: Pick<BoardList, 'done'> | undefined): boolean =>
  card.done === true || list?.done === true;
