import { describe, expect, it } from 'vitest';
import { withoutRecord } from '../../../shared/query/records';
import { countUnread, type FeedItem, neighbourOf, newestUnread, shownItems, withItem, withRead } from './feed';

const item = (id: string, hour: number, read = false): FeedItem => ({
  id,
  time: `2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`,
  read,
  seen: read,
});
const items = [item('a', 8), item('b', 10, true), item('c', 9)];
const ids = (list: readonly FeedItem[]) => list.map(({ id }) => id).join('');

it('counts what is unread and finds the newest of it', () => {
  expect(countUnread(items)).toBe(2);
  expect(newestUnread(items)?.id).toBe('c');
  expect(newestUnread([])).toBeUndefined();
});

it('marks some and takes it back', () => {
  const marked = withRead(items, new Set(['a', 'c', 'gone']), true);
  expect(marked.every(({ read, seen }) => read && seen)).toBe(true);
  expect(countUnread(withRead(marked, new Set(['a', 'c']), false))).toBe(2);
  expect(marked[1]).toBe(items[1]);
});

it('removes one and brings it back to its place, once', () => {
  const [a] = items;
  const rest = withoutRecord(items, 'a');
  expect(ids(rest)).toBe('bc');
  const back = a ? withItem(a && withItem(rest, a), a) : [];
  expect(ids(back)).toBe('bca');
});

describe('the filter', () => {
  it('shows the newest first', () => expect(ids(shownItems(items, false, new Set()))).toBe('bca'));
  it('leaves out what is read', () => expect(ids(shownItems(items, true, new Set()))).toBe('ca'));
  it('keeps what was marked while it is on', () => expect(ids(shownItems(items, true, new Set(['b'])))).toBe('bca'));
});

it('names who takes the focus', () => {
  expect(neighbourOf(items, 'a')?.id).toBe('b');
  expect(neighbourOf(items, 'c')?.id).toBe('b');
  expect(neighbourOf([item('x', 1)], 'x')).toBeUndefined();
});
