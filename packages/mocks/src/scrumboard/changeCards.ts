import type { Card } from '@stockroom/contract';
import { badRequest, conflict } from '../engine/errors';
import { mergeKnown } from '../engine/merge';
import { nextInstant } from '../engine/nextInstant';
import { isUnchanged, refuseStale } from '../engine/optimisticLock';
import type { Transaction } from '../engine/transaction';
import { logCardChange, type LogCall } from './boardActivity';
import type { CardRecord } from './boardRecords';
import { boardOf, cardOf, cardsOf, labelsOf, servedCard, touch } from './boardView';
import { lastPosition, renumberPositions } from './renumberPositions';
import { cardCollection, listCollection } from './scrumboard.collections';

const CONTENT = [
  'title',
  'description',
  'labels',
  'dueDate',
  'members',
  'checklist',
  'cover',
  'done',
] as const satisfies readonly (keyof Card)[];

/** List and position in which the client last saw a card. */
type CardSeen = Pick<Card, 'listId'> & { position?: number | undefined };

/**
 * Changes of a card. With `updatedAt` they apply only if the stored card has the same, with `seen` only while those values are
 * still current.
 */
type CardChange = Partial<Card> & Pick<Card, 'id'> & { seen?: CardSeen | undefined };

/**
 * Changes and moves cards together, and keeps positions distinct. Returns the given cards and all others that had to move.
 * @throws Refusal 400 for an unknown list, 404 for an unknown card, 409 with the stored card when it has changed
 */
export function changeCards(transaction: Transaction, changes: readonly CardChange[], call: LogCall): Card[] {
  const now = call.context.now();
  const moved = new Set(changes.map(({ id }) => id));
  const touched = { lists: new Set<string>(), boards: new Set<string>() };
  for (const change of changes) {
    const current = cardOf(transaction, change.id);
    refuseStale(change.updatedAt, current, servedCard(transaction, current, now));
    if (!isUnchanged(change.seen, current)) throw conflict(servedCard(transaction, current, now));
    if (change.listId !== undefined && change.listId !== current.listId) {
      checkLimit(transaction, change.listId, change.limitReason);
    }
    const next = changed(transaction, current, change, now);
    transaction.put(cardCollection, next);
    logCardChange(transaction, call, current, next);
    touched.lists.add(next.listId);
    touched.boards.add(next.boardId).add(current.boardId);
  }
  for (const listId of touched.lists) {
    for (const card of renumberPositions(cardsOf(transaction, listId), moved)) {
      transaction.put(cardCollection, card);
      moved.add(card.id);
    }
  }
  for (const boardId of touched.boards) touch(transaction, boardId, now);
  return [...moved].map((id) => servedCard(transaction, cardOf(transaction, id), now));
}

/**
 * Checks a list's limit before a card enters it. @throws Refusal 400 when the list is full and blocks, and no reason is given
 */
export function checkLimit(transaction: Transaction, listId: string, reason: string | null | undefined): void {
  const wip = transaction.get(listCollection, listId)?.wip;
  if (wip?.mode !== 'block' || reason) return;
  const isFull = cardsOf(transaction, listId).length >= wip.limit;
  if (isFull) throw badRequest({ path: 'card.limitReason', message: 'is needed: the list is full' });
}

function changed(transaction: Transaction, current: CardRecord, change: CardChange, now: number): CardRecord {
  const place = destinationOf(transaction, current, change);
  const merged = { ...mergeKnown(current, change, CONTENT), ...place };
  const isEdit = CONTENT.some((key) => change[key] !== undefined);
  const isElsewhere = place.boardId !== current.boardId;
  const isArriving = place.listId !== current.listId;
  return {
    ...merged,
    ...((isEdit || isElsewhere) && keepKnownOnBoard(transaction, merged)),
    ...(isArriving && { limitReason: change.limitReason ?? null }),
    ...(isEdit && { updatedAt: nextInstant(current.updatedAt, now) }),
  };
}

/** Keeps only the labels and members that the card's board has. */
function keepKnownOnBoard(
  transaction: Transaction,
  { boardId, labels, members }: CardRecord,
): Pick<CardRecord, 'labels' | 'members'> {
  const known = new Set(labelsOf(transaction, boardId).map(({ id }) => id));
  const people = new Set(boardOf(transaction, boardId).members.map(({ id }) => id));
  return { labels: labels.filter((id) => known.has(id)), members: members.filter((id) => people.has(id)) };
}

function destinationOf(
  transaction: Transaction,
  current: CardRecord,
  { listId, position }: CardChange,
): Pick<Card, 'boardId' | 'listId' | 'position'> {
  if (listId === undefined || listId === current.listId) {
    return { boardId: current.boardId, listId: current.listId, position: position ?? current.position };
  }
  const list = transaction.get(listCollection, listId);
  if (!list || list.deletedAt) throw badRequest({ path: 'card.listId', message: 'is no list' });
  boardOf(transaction, list.boardId);
  return { boardId: list.boardId, listId, position: position ?? lastPosition(cardsOf(transaction, listId)) };
}
