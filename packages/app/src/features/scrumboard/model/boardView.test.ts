import type { Card } from '@stockroom/contract';
import { expect, test } from 'vitest';
import { buildBoard, buildCard, buildList } from '../testing/buildBoard';
import type { BoardData } from './boardData';
import { NO_FILTER, readFilter, writeFilter, type BoardFilter } from './boardFilter';
import { homeIndex, sortIdsByBoard, slotAt, slotsOf, toBoardView } from './boardView';

const TODAY = '2026-03-20';
const options = (filter: Partial<BoardFilter> = {}) => ({
  filter: { ...NO_FILTER, ...filter },
  today: TODAY,
  fold: (text: string) => text.toLowerCase(),
});

const list = (id: string, position: number) => buildList({ id, position, title: id.toUpperCase() });
const card = (id: string, listId: string, position: number, changes: Partial<Card> = {}) =>
  buildCard({ id, listId, position, ...changes });

const cards = [
  card('c', 'a', 30, { labels: ['red'], dueDate: '2026-03-19' }),
  card('a', 'a', 10, { title: 'Count watches' }),
  card('b', 'a', 20, { members: ['mina'], dueDate: TODAY }),
  card('e', 'b', 20, { dueDate: '2026-03-27' }),
  card('d', 'b', 10, { labels: ['red', 'gone'], dueDate: '2026-03-28' }),
];
const data: BoardData = {
  board: buildBoard(),
  lists: [list('a', 1), list('b', 2)],
  cards: new Map(cards.map((each) => [each.id, each])),
  labels: [{ id: 'red', boardId: 'board', title: 'Red', color: 'critical' }],
  members: [],
};
const shownIds = (filter: Partial<BoardFilter>) =>
  toBoardView(data, options(filter))
    .lists.flatMap(({ shown }) => shown)
    .map(({ id }) => id)
    .join('');

test('toBoardView: sorts lists and cards and counts the shown ones', () => {
  const view = toBoardView(data, options());
  expect(sortIdsByBoard(view, new Set(['e', 'a', 'c', 'zzz']))).toEqual(['a', 'c', 'e']);
  expect(view).toMatchObject({ total: 5, shownTotal: 5, isFiltered: false });
  expect(toBoardView(data, options({ text: 'WATCH' }))).toMatchObject({ total: 5, shownTotal: 1, isFiltered: true });
});

test.each<[Partial<BoardFilter>, string]>([
  [{ labels: ['red'] }, 'cd'],
  [{ members: ['mina'] }, 'b'],
  [{ due: 'overdue' }, 'c'],
  [{ due: 'today' }, 'b'],
  [{ due: 'week' }, 'be'],
  [{ due: 'none' }, 'a'],
  [{ labels: ['red'], due: 'overdue' }, 'c'],
  [{ text: '.*' }, ''],
  [{ text: 'red' }, 'cd'],
])('toBoardView: filter %j shows %s', (filter, expected) => {
  expect(shownIds(filter)).toBe(expected);
});

test('toBoardView: treats cards that are done, or in a done list, as not overdue', () => {
  const shown = (changed: Partial<BoardData>) =>
    toBoardView({ ...data, ...changed }, options({ due: 'overdue' })).lists.flatMap((each) => each.shown).length;
  expect(shown({})).toBe(1);
  expect(shown({ cards: new Map(data.cards).set('c', card('c', 'a', 30, { dueDate: '2026-03-19', done: true })) })).toBe(0);
  expect(shown({ lists: data.lists.map((each) => ({ ...each, done: true })) })).toBe(0);
});

test('toBoardView: keeps the same object for what did not change', () => {
  const before = toBoardView(data, options());
  expect(toBoardView({ ...data }, options(), before).lists).toBe(before.lists);
  const after = toBoardView({ ...data, cards: new Map(data.cards).set('e', card('e', 'b', 5)) }, options(), before);
  expect(after.lists[0]).toBe(before.lists[0]);
  expect(after.lists[1]).not.toBe(before.lists[1]);
});

test('slotsOf: converts a place among shown cards to a place among all cards', () => {
  const all = toBoardView(data, options()).lists[0];
  const some = toBoardView(data, options({ labels: ['red'] })).lists[0];
  const none = toBoardView(data, options({ text: 'nothing' })).lists[0];
  if (!all || !some || !none) throw new Error('The board has lists');
  expect(slotsOf(all, new Set(['a']))).toEqual([0, 1, 2]);
  expect(slotsOf(some, new Set())).toEqual([2, 3]);
  expect(slotsOf(some, new Set(['c']))).toEqual([2]);
  expect(slotsOf(none, new Set())).toEqual([3]);
  expect(slotAt([2, 3], 0)).toBe(0);
  expect(slotAt([2, 3], 3)).toBe(1);
  expect(slotAt([2, 3], 9)).toBe(1);
});

test('homeIndex: leaves the moved cards out of the count', () => {
  const view = toBoardView(data, options());
  expect(homeIndex(view, 'a', 'c', new Set(['c']))).toBe(2);
  expect(homeIndex(view, 'a', 'c', new Set(['a', 'c']))).toBe(1);
  expect(homeIndex(view, 'a', 'zzz', new Set())).toBe(-1);
});

test('readFilter: reads a filter from the URL and leaves out invalid values', () => {
  const params = new URLSearchParams('search=watch&label=red,gone&member=nobody&due=never&layout=dense');
  const filter = readFilter(params, { labels: data.labels, members: [] });
  expect(filter).toEqual({ text: 'watch', labels: ['red'], members: [], due: null });
  expect(writeFilter(params, { ...filter, due: 'week' }).toString()).toBe('search=watch&label=red&due=week&layout=dense');
  expect(writeFilter(params, NO_FILTER).toString()).toBe('layout=dense');
});
