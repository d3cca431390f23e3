import {
  Card,
  CreateCardBody,
  Done,
  MoveCardsBody,
  scrumboardEndpoints,
  UpdateCardBody,
  UpdateCardsBody,
} from '@stockroom/contract';
import * as v from 'valibot';
import { logActivity } from '../engine/activityLog';
import { conflict } from '../engine/errors';
import { refuseStale, expectedVersion } from '../engine/optimisticLock';
import { idOf } from '../engine/query';
import { route, type ProtectedCall, type Route } from '../engine/route';
import { namedBoard, namedCard } from './boardActivity';
import { cardOf, cardsOf, listOf, servedCard, touch } from './boardView';
import { changeCards, checkLimit } from './changeCards';
import { lastPosition } from './renumberPositions';
import { boardCollections, cardCollection } from './scrumboard.collections';
import { buildCard } from './scrumboard.factory';

/** Routes of cards and their positions. */
export function cardRoutes(): readonly Route[] {
  return [
    route('PUT', scrumboardEndpoints.card, Card, createCard),
    route('PATCH', scrumboardEndpoints.card, Card, async (call) => {
      const { body, context } = call;
      const { id, card } = await body(UpdateCardBody);
      return context.store.write(boardCollections, (transaction) => {
        changeCards(transaction, [{ ...card, id }], call);
        return servedCard(transaction, cardOf(transaction, id), context.now());
      });
    }),
    route('DELETE', scrumboardEndpoints.card, Done, async (call) => {
      const { url, context } = call;
      const id = idOf(url);
      return context.store.write(boardCollections, (transaction) => {
        const card = cardOf(transaction, id);
        refuseStale(expectedVersion(url), card, servedCard(transaction, card, context.now()));
        transaction.put(cardCollection, { ...card, deletedAt: new Date(context.now()).toISOString() });
        touch(transaction, card.boardId, context.now());
        logActivity(transaction, call, {
          event: 'board.cardDeleted',
          ...namedBoard({ title: card.title, id: card.boardId }),
          record: namedCard(card).link,
        });
        return true;
      });
    }),
    route('PATCH', scrumboardEndpoints.cards, v.array(Card), async (call) => {
      const { body, context } = call;
      const { cards } = await body(UpdateCardsBody);
      return context.store.write(boardCollections, (transaction) => changeCards(transaction, cards, call));
    }),
    route('PATCH', scrumboardEndpoints.cardPositions, v.array(Card), async (call) => {
      const { body, context } = call;
      const { cards } = await body(MoveCardsBody);
      return context.store.write(boardCollections, (transaction) => changeCards(transaction, cards, call));
    }),
  ];
}

/** Creates a card, or restores a deleted one to the given list as it was. */
async function createCard(call: ProtectedCall): Promise<Card> {
  const { body, context } = call;
  const { card: given } = await body(CreateCardBody);
  const newId = given.id ?? context.newId();
  return context.store.write(boardCollections, (transaction) => {
    const now = context.now();
    const list = listOf(transaction, given.listId);
    const known = transaction.get(cardCollection, newId);
    if (known && !known.deletedAt) throw conflict(servedCard(transaction, known, now));
    // A restored card was in the list before, so the limit does not apply.
    if (!known) checkLimit(transaction, list.id, given.limitReason);
    const { deletedAt: _deletedAt, ...base } =
      known ?? buildCard({ ...given, id: newId, updatedAt: new Date(now).toISOString() });
    const position = given.position ?? known?.position ?? lastPosition(cardsOf(transaction, list.id));
    transaction.put(cardCollection, { ...base, boardId: list.boardId, listId: list.id, position });
    changeCards(transaction, [{ id: newId, listId: list.id, position }], call);
    const card = cardOf(transaction, newId);
    logActivity(transaction, call, { ...namedCard(card), event: known ? 'board.cardRestored' : 'board.cardCreated' });
    return servedCard(transaction, card, now);
  });
}
