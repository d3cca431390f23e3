import {
  sortByPosition,
  type Board,
  type BoardLabel,
  type BoardList,
  type BoardSummary,
  type Card,
  type ChecklistItem,
} from '@stockroom/contract';
import { notFound } from '../engine/errors';
import type { ProtectedCall } from '../engine/route';
import { atOf, seedToday } from '../engine/seedTime';
import type { Transaction, View } from '../engine/transaction';
import type { BoardRecord, CardRecord, ListRecord } from './boardRecords';
import { boardCollection, cardCollection, labelCollection, listCollection } from './scrumboard.collections';

type Reader = Pick<View, 'get' | 'values'>;

/** The latest time of "today" in the seed. */
const LATEST = '08:20';

/** Returns a board that is not deleted. Throws a 404. */
export function boardOf(view: Reader, id: string): BoardRecord {
  const board = view.get(boardCollection, id);
  if (!board || board.deletedAt) throw notFound();
  return board;
}

/** Returns a list that is not deleted, on a board that is not deleted. Throws a 404. */
export function listOf(view: Reader, id: string): ListRecord {
  const list = view.get(listCollection, id);
  if (!list || list.deletedAt) throw notFound();
  boardOf(view, list.boardId);
  return list;
}

/** Returns a card that is not deleted, in a list that is not deleted. Throws a 404. */
export function cardOf(view: Reader, id: string): CardRecord {
  const card = view.get(cardCollection, id);
  if (!card || card.deletedAt) throw notFound();
  listOf(view, card.listId);
  return card;
}

export function labelsOf(view: Reader, boardId: string): BoardLabel[] {
  return [...view.values(labelCollection)].filter((label) => label.boardId === boardId && !label.deletedAt);
}

export function listsOf(view: Reader, boardId: string): ListRecord[] {
  return sortByPosition([...view.values(listCollection)].filter((list) => list.boardId === boardId && !list.deletedAt));
}

export function cardsOf(view: Reader, listId: string): CardRecord[] {
  return sortByPosition([...view.values(cardCollection)].filter((card) => card.listId === listId && !card.deletedAt));
}

/** Marks a board as changed just now. */
export function touch(transaction: Transaction, boardId: string, now: number): void {
  const board = transaction.get(boardCollection, boardId);
  if (board) transaction.put(boardCollection, { ...board, lastActivity: new Date(now).toISOString() });
}

export function servedBoard({ deletedAt: _deletedAt, lastActivity, ...board }: BoardRecord, now: number): BoardSummary {
  const instant =
    typeof lastActivity === 'string' ? lastActivity : new Date(atOf(seedToday(now, LATEST), lastActivity)).toISOString();
  return { ...board, lastActivity: instant };
}

export function servedList({ deletedAt: _deletedAt, ...list }: ListRecord): BoardList {
  return list;
}

/**
 * Converts a card to the served form, with the labels and members that its board has. Other labels and members are removed when
 * the card is next written; until then they return with a restored label, or when the card's list moves back to its old board.
 */
export function servedCard(view: Reader, { deletedAt: _deletedAt, ...card }: CardRecord, now: number): Card {
  const labels = card.labels.filter((id) => {
    const label = view.get(labelCollection, id);
    return label?.boardId === card.boardId && !label.deletedAt;
  });
  const people = view.get(boardCollection, card.boardId)?.members ?? [];
  const members = card.members.filter((id) => people.some((person) => person.id === id));
  return { ...card, labels, members, dueDate: dueDateOf(card, now) };
}

/** Returns a board with everything on it. */
export function wholeBoard(view: Reader, board: BoardRecord, now: number): Board {
  const cards = Map.groupBy(view.values(cardCollection), (card) => card.listId);
  const lists = listsOf(view, board.id).map((list) => ({
    ...servedList(list),
    cards: sortByPosition(cards.get(list.id) ?? [])
      .filter((card) => !card.deletedAt)
      .map((card) => servedCard(view, card, now)),
  }));
  return { ...servedBoard(board, now), lists, labels: labelsOf(view, board.id) };
}

/** Copies a checklist and gives its items new ids. */
export function copiedChecklist(
  checklist: readonly ChecklistItem[],
  { context }: Pick<ProtectedCall, 'context'>,
): ChecklistItem[] {
  return checklist.map((item) => ({ ...item, id: context.newId() }));
}

function dueDateOf({ dueDate }: Pick<CardRecord, 'dueDate'>, now: number): string | null {
  if (dueDate === null || typeof dueDate === 'string') return dueDate;
  const today = new Date(now);
  const day = new Date(today.getFullYear(), today.getMonth(), today.getDate() + dueDate.inDays);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
