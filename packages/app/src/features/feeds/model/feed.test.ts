import { describe, expect, it } from 'vitest';
import { withoutRecord } from '#shared/query/records';
import { countUnread, type FeedItem, neighbourOf, newestUnread, shownItems, withItem, withRead } from './feed';

const item = (id: string, hour: number, read = false): FeedItem => ({
  id,
  time: `2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`,
  read,
  seen: read,
});
const items = [item('a', 8), item('b', 10, true), item('c', 9)];
const ids = (list: readonly FeedItem[]) => list.map(({ id }) => id).join('');

it('countUnread, newestUnread: count unread items and find the newest', () => {
  expect(countUnread(items)).toBe(2);
  expect(newestUnread(items)?.id).toBe('c');
  expect(newestUnread([])).toBeUndefined();
});

it('withRead: marks items and reverts the mark', () => {
  const marked = withRead(items, new Set(['a', 'c', 'gone']), true);
  expect(marked.every(({ read, seen }) => read && seen)).toBe(true);
  expect(countUnread(withRead(marked, new Set(['a', 'c']), false))).toBe(2);
  expect(marked[1]).toBe(items[1]);
});

it('withItem: restores a removed item to its position, once', () => {
  const [a] = items;
  const rest = withoutRecord(items, 'a');
  expect(ids(rest)).toBe('bc');
  const back = a ? withItem(a && withItem(rest, a), a) : [];
  expect(ids(back)).toBe('bca');
});

describe('shownItems', () => {
  it('shows the newest first', () => expect(ids(shownItems(items, false, new Set()))).toBe('bca'));
  it('leaves out read items', () => expect(ids(shownItems(items, true, new Set()))).toBe('ca'));
  it('keeps items that were marked while the filter is on', () =>
    expect(ids(shownItems(items, true, new Set(['b'])))).toBe('bca'));
});

it('names the row that takes the focus', () => {
  expect(neighbourOf(items, 'a')?.id).toBe('b');
  expect(neighbourOf(items, 'c')?.id).toBe('b');
  expect(neighbourOf([item('x', 1)], 'x')).toBeUndefined();
});
