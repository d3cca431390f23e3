import {
  sortByPosition,
  type Board,
  type BoardLabel,
  type BoardList,
  type BoardMember,
  type BoardSummary,
  type Card,
} from '@stockroom/contract';

/** A board as the app stores it: each card once, by its id. */
export interface BoardData {
  board: BoardSummary;
  /** Lists in order. */
  lists: readonly BoardList[];
  /** Cards by id, in no order: `cardsOf` sorts the cards of a list. */
  cards: ReadonlyMap<string, Card>;
  labels: readonly BoardLabel[];
  members: readonly BoardMember[];
}

/** Converts the server's board: each card is held once. */
export function toBoardData({ lists, labels, ...board }: Board): BoardData {
  const cards = lists.flatMap((list) => list.cards);
  return {
    board,
    lists: sortByPosition(lists.map(({ cards: _cards, ...list }) => list)),
    cards: byId(cards),
    labels,
    members: board.members,
  };
}

const byId = (cards: readonly Card[]) => new Map(cards.map((card) => [card.id, card]));

/** Groups cards by list, in no order. Cached by the `cards` object: the next caller goes through none of them. */
export function groupsOf(cards: BoardData['cards']): ReadonlyMap<string, readonly Card[]> {
  const known = grouped.get(cards);
  if (known) return known;
  const byList = new Map<string, Card[]>();
  for (const card of cards.values()) {
    const group = byList.get(card.listId);
    if (group) group.push(card);
    else byList.set(card.listId, [card]);
  }
  grouped.set(cards, byList);
  return byList;
}

const grouped = new WeakMap<BoardData['cards'], ReadonlyMap<string, readonly Card[]>>();

/** A list's cards, in order. */
export const cardsOf = (data: Pick<BoardData, 'cards'>, listId: string): Card[] =>
  sortByPosition(groupsOf(data.cards).get(listId) ?? []);

/**
 * Returns the board with these cards added or replaced, as they are or are about to be. Cards that moved to other boards are
 * removed.
 */
export function withCards(data: BoardData, cards: readonly Card[]): BoardData {
  const next = new Map(data.cards);
  for (const card of cards) {
    if (card.boardId === data.board.id) next.set(card.id, card);
    else next.delete(card.id);
  }
  return { ...data, cards: next };
}

/** Returns the board with changes applied to cards that are on it; other changes are ignored. */
export const withCardChanges = (data: BoardData, changes: readonly ({ id: string } & Partial<Card>)[]): BoardData =>
  withCards(
    data,
    changes.flatMap((change) => {
      const card = data.cards.get(change.id);
      return card ? [{ ...card, ...change }] : [];
    }),
  );

export function withoutCards(data: BoardData, ids: readonly string[]): BoardData {
  if (ids.length === 0) return data;
  const gone = new Set(ids);
  return { ...data, cards: byId([...data.cards.values()].filter(({ id }) => !gone.has(id))) };
}

/** Returns the board with these lists added or replaced, as they are or are about to be. */
export function withLists(data: BoardData, lists: readonly BoardList[]): BoardData {
  const changed = new Map(lists.map((list) => [list.id, list]));
  return { ...data, lists: sortByPosition([...data.lists.filter(({ id }) => !changed.has(id)), ...lists]) };
}

export const withListChanges = (data: BoardData, changes: readonly ({ id: string } & Partial<BoardList>)[]): BoardData =>
  withLists(
    data,
    changes.flatMap((change) => {
      const list = data.lists.find(({ id }) => id === change.id);
      return list ? [{ ...list, ...change }] : [];
    }),
  );

/** Returns the board without a list and its cards. */
export const withoutList = (data: BoardData, listId: string): BoardData => ({
  ...data,
  lists: data.lists.filter(({ id }) => id !== listId),
  cards: byId([...data.cards.values()].filter((card) => card.listId !== listId)),
});

export const withLabel = (data: BoardData, label: BoardLabel): BoardData => ({
  ...data,
  labels: data.labels.some(({ id }) => id === label.id)
    ? data.labels.map((each) => (each.id === label.id ? label : each))
    : [...data.labels, label],
});

/**
 * Returns the board without a label. Cards keep its id, which shows nothing without the label: once restored, the label is on
 * them again.
 */
export const withoutLabel = (data: BoardData, labelId: string): BoardData => ({
  ...data,
  labels: data.labels.filter(({ id }) => id !== labelId),
});

export const withBoard = (data: BoardData, changes: Partial<BoardSummary>): BoardData => {
  const board = { ...data.board, ...changes };
  return { ...data, board, members: board.members };
};
