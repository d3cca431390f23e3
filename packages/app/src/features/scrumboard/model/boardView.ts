import { sortByPosition, type BoardLabel, type BoardList, type Card } from '@stockroom/contract';
import { type BoardData, groupsOf } from './boardData';
import { type BoardFilter, isFiltering, matcherOf } from './boardFilter';
import { isCardDone } from './isCardDone';

/** A list with its shown cards. */
export interface ListView {
  list: BoardList;
  /** All cards, in order. */
  cards: readonly Card[];
  /** Cards that match the filter, in order. */
  shown: readonly Card[];
}

/** A board as it is shown, sorted and filtered. */
export interface BoardView {
  lists: readonly ListView[];
  labels: ReadonlyMap<string, BoardLabel>;
  /** Number of cards on the board; `shownTotal` counts those that match the filter. */
  total: number;
  shownTotal: number;
  isFiltered: boolean;
}

export interface ViewOptions {
  filter: BoardFilter;
  /** As ISO 8601, such as `2026-03-20`. */
  today: string;
  /** Strips case, accents and marks of a text: `foldText` of the design system. */
  fold: (text: string) => string;
}

/**
 * Sorts and filters the lists and cards of a board.
 * @param previous the last view: unchanged parts stay the very same object, so that an unchanged list is not rendered again
 */
export function toBoardView(data: BoardData, options: ViewOptions, previous?: BoardView): BoardView {
  const { filter, today, fold } = options;
  const isFiltered = isFiltering(filter);
  const listOf = new Map(data.lists.map((list) => [list.id, list]));
  const isShown = matcherOf(filter, fold, (card) => foldedText(card, fold), today, {
    labels: data.labels,
    isDone: (card) => isCardDone(card, listOf.get(card.listId)),
  });
  const byList = groupsOf(data.cards);
  const known = new Map(previous?.lists.map((view) => [view.list.id, view]));
  const lists = data.lists.map((list): ListView => {
    const before = known.get(list.id);
    const group = byList.get(list.id) ?? NO_CARDS;
    const cards = before && isSame(groups.get(before.cards), group) ? before.cards : reuse(before?.cards, sortByPosition(group));
    groups.set(cards, group);
    const shown = isFiltered ? reuse(before?.shown, cards.filter(isShown)) : cards;
    return before?.list === list && before.cards === cards && before.shown === shown ? before : { list, cards, shown };
  });
  return {
    lists: reuse(previous?.lists, lists),
    labels: new Map(data.labels.map((label) => [label.id, label])),
    total: lists.reduce((sum, { cards }) => sum + cards.length, 0),
    shownTotal: lists.reduce((sum, { shown }) => sum + shown.length, 0),
    isFiltered,
  };
}

/** Index of a card in its list, not counting the moved cards, from 0. `-1`: not on the board. */
export function homeIndex(view: BoardView, listId: string, cardId: string, moving: ReadonlySet<string>): number {
  const cards = view.lists.find(({ list }) => list.id === listId)?.cards ?? [];
  const at = cards.findIndex(({ id }) => id === cardId);
  return at < 0 ? -1 : cards.slice(0, at).filter(({ id }) => !moving.has(id)).length;
}

/**
 * The places that cards can take among the shown cards of a list, as indexes among all of its cards: hidden cards stay where
 * they are. Entry `n` is the place before the n-th shown card that does not move; the last entry is the place after all of
 * them.
 */
export function slotsOf({ cards, shown }: ListView, moving: ReadonlySet<string>): number[] {
  const others = cards.filter(({ id }) => !moving.has(id));
  if (shown === cards) return Array.from({ length: others.length + 1 }, (_unused, at) => at);
  const visible = new Set(shown.map(({ id }) => id));
  const before = others.flatMap(({ id }, at) => (visible.has(id) ? [at] : []));
  return [...before, before.length === 0 ? others.length : (before.at(-1) ?? 0) + 1];
}

/** The slot of a place: the first slot that is not before the place. */
export function slotAt(slots: readonly number[], index: number): number {
  const slot = slots.findIndex((each) => each >= index);
  return slot < 0 ? slots.length - 1 : slot;
}

/** Sorts given ids of cards by the order of the board; leaves out ids that are not on it. */
export function sortIdsByBoard(view: BoardView, ids: ReadonlySet<string>): string[] {
  if (ids.size === 0) return [];
  return view.lists.flatMap(({ cards }) => cards.filter(({ id }) => ids.has(id)).map(({ id }) => id));
}

/** How many cards are prepared for the search at a time. */
const AT_A_TIME = 200;

/**
 * Prepares cards for the search, a few at a time, so that the first typed letter need not wait. @returns cancels the
 * preparation
 */
export function prepareSearch(cards: BoardData['cards'], fold: (text: string) => string): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const go = (left: readonly Card[]) => {
    for (const card of left.slice(0, AT_A_TIME)) foldedText(card, fold);
    if (left.length > AT_A_TIME) timer = setTimeout(() => go(left.slice(AT_A_TIME)), 50);
  };
  timer = setTimeout(() => go([...cards.values()]), 500);
  return () => clearTimeout(timer);
}

const folded = new WeakMap<Card, string>();

/** The searchable text of a card, cached by the card object: a changed card is another object. */
function foldedText(card: Card, fold: (text: string) => string): string {
  const known = folded.get(card);
  if (known !== undefined) return known;
  const text = fold(`${card.title}\n${card.description}`);
  folded.set(card, text);
  return text;
}

const reuse = <T>(previous: readonly T[] | undefined, next: readonly T[]): readonly T[] =>
  previous && isSame(previous, next) ? previous : next;

const isSame = <T>(previous: readonly T[] | undefined, next: readonly T[]): boolean =>
  previous?.length === next.length && next.every((item, at) => item === previous[at]);

const NO_CARDS: readonly Card[] = [];

/** The unsorted cards of each sorted list: the same cards need not be sorted again. */
const groups = new WeakMap<readonly Card[], readonly Card[]>();

/** Creates a `toBoardView` that remembers the last view, so that unchanged parts stay the same object. */
export function createBoardViewer(): (data: BoardData, options: ViewOptions) => BoardView {
  let last: BoardView | undefined;
  return (data, options) => {
    last = toBoardView(data, options, last);
    return last;
  };
}
