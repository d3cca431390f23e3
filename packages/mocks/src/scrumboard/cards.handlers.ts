import { CreateCardBody, MoveCardsBody, scrumboardPaths, UpdateCardBody, UpdateCardsBody, type Card } from '@stockroom/contract';
import { conflict } from '../engine/errors';
import { idOf } from '../engine/query';
import { route, type ProtectedCall, type Route } from '../engine/route';
import { cardOf, cardsOf, listOf, servedCard, touch } from './boardView';
import { changeCards, mayEnter } from './changeCards';
import { boardCollections, cardCollection } from './scrumboard.collections';
import { buildCard } from './scrumboard.factory';
import { lastPosition } from './settle';

/** Cards, and where they stand (contract, "Scrumboard"). */
export function cardRoutes(): readonly Route[] {
  return [
    route('PUT', scrumboardPaths.card, createCard),
    route('PATCH', scrumboardPaths.card, async ({ body, context }) => {
      const { id, card } = await body(UpdateCardBody);
      return context.store.write(boardCollections, (transaction) => {
        changeCards(transaction, [{ ...card, id }], context.now());
        return servedCard(transaction, cardOf(transaction, id), context.now());
      });
    }),
    route('DELETE', scrumboardPaths.card, async ({ url, context }) => {
      const id = idOf(url);
      return context.store.write(boardCollections, (transaction) => {
        const card = cardOf(transaction, id);
        transaction.put(cardCollection, { ...card, deletedAt: new Date(context.now()).toISOString() });
        touch(transaction, card.boardId, context.now());
        return true;
      });
    }),
    route('PATCH', scrumboardPaths.cards, async ({ body, context }) => {
      const { cards } = await body(UpdateCardsBody);
      return context.store.write(boardCollections, (transaction) => changeCards(transaction, cards, context.now()));
    }),
    route('PATCH', scrumboardPaths.cardPositions, async ({ body, context }) => {
      const { cards } = await body(MoveCardsBody);
      return context.store.write(boardCollections, (transaction) => changeCards(transaction, cards, context.now()));
    }),
  ];
}

/** A new card, or one that was deleted and comes back as it was, to the list that is named. */
async function createCard({ body, context }: ProtectedCall): Promise<Card> {
  const { card: given } = await body(CreateCardBody);
  const newId = given.id ?? context.newId();
  return context.store.write(boardCollections, (transaction) => {
    const now = context.now();
    const list = listOf(transaction, given.listId);
    const known = transaction.get(cardCollection, newId);
    if (known && !known.deletedAt) throw conflict(servedCard(transaction, known, now));
    // One that comes back was there before.
    if (!known) mayEnter(transaction, list.id, given.limitReason);
    const { deletedAt: _deletedAt, ...base } =
      known ?? buildCard({ ...given, id: newId, updatedAt: new Date(now).toISOString() });
    const position = given.position ?? known?.position ?? lastPosition(cardsOf(transaction, list.id));
    transaction.put(cardCollection, { ...base, boardId: list.boardId, listId: list.id, position });
    changeCards(transaction, [{ id: newId, listId: list.id, position }], now);
    return servedCard(transaction, cardOf(transaction, newId), now);
  });
}
