import type { BoardList, Card } from '@stockroom/contract';

/** Whether the work of a card is done: it says so itself, or stands where everything is. What is done is never late. */
export const isCardDone = (card: Pick<Card, 'done'>, list: Pick<BoardList, 'done'> | undefined): boolean =>
  card.done === true || list?.done === true;
