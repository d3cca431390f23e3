import type { ChatMessage } from '@stockroom/contract';
import { expect, it } from 'vitest';
import {
  windowAround,
  windowAtEnd,
  firstUnread,
  isOnlyEmoji,
  MAX_WINDOW,
  rowsOf,
  WINDOW_STEP,
  stepDown,
  stepUp,
} from './conversation';

const at = (id: string, time: string, isMine = false): ChatMessage => ({
  id,
  chatId: 'a',
  contactId: isMine ? 'me' : 'them',
  value: id,
  createdAt: new Date(time).toISOString(),
  isMine,
});
const shapeOf = (messages: ChatMessage[], firstNew: string | null = null) =>
  rowsOf(messages, firstNew).map((row) =>
    row.kind === 'message' ? `${row.message.id}${row.isFirst ? ' first' : ''}${row.isLast ? ' last' : ''}` : row.key,
  );

it('rowsOf: separates days by a line, also where a run crosses midnight', () => {
  expect(shapeOf([at('a', '2026-03-01T23:59:00'), at('b', '2026-03-02T00:01:00')])).toEqual([
    'day 2026-03-01',
    'a first last',
    'day 2026-03-02',
    'b first last',
  ]);
});

it('rowsOf: groups messages of a person within five minutes, and ends runs at the unread line', () => {
  const messages = [
    at('a', '2026-03-01T09:00:00'),
    at('b', '2026-03-01T09:01:00'),
    at('c', '2026-03-01T09:02:00', true),
    at('d', '2026-03-01T09:10:00', true),
  ];
  expect(shapeOf(messages)).toEqual(['day 2026-03-01', 'a first', 'b last', 'c first last', 'd first last']);
  expect(shapeOf(messages, 'b')).toEqual([
    'day 2026-03-01',
    'a first last',
    'new',
    'b first last',
    'c first last',
    'd first last',
  ]);
});

it('firstUnread: counts unread messages among those of others', () => {
  const messages = [at('a', '2026-03-01T09:00:00'), at('b', '2026-03-01T09:01:00', true), at('c', '2026-03-01T09:02:00')];
  expect(firstUnread({ messages, unreadCount: 2 })).toBe('a');
  expect(firstUnread({ messages, unreadCount: 3 })).toBeNull();
  expect(firstUnread({ messages, unreadCount: 0 })).toBeNull();
});

it('log window: renders only a part of thousands of messages', () => {
  let window = windowAtEnd(5000);
  expect(window).toEqual({ start: 5000 - WINDOW_STEP, end: null });
  for (let step = 0; step < 50; step += 1) {
    window = stepUp(window, 5000);
    expect((window.end ?? 5000) - window.start).toBeLessThanOrEqual(MAX_WINDOW);
  }
  for (let step = 0; step < 100; step += 1) window = stepDown(window, 5000);
  expect(window.end).toBeNull();
  expect(5000 - window.start).toBeLessThanOrEqual(MAX_WINDOW);
  expect(windowAround(10, 5000)).toEqual({ start: 0, end: 70 });
  expect(windowAround(4990, 5000)).toEqual({ start: 4930, end: null });
});

it.each([
  ['👍', true],
  ['👍🏽 🎉', true],
  ['🇹🇷', true],
  ['👍 ok', false],
  ['1', false],
  ['', false],
])('isOnlyEmoji: tells for %j: %s', (text, expected) => {
  expect(isOnlyEmoji(text)).toBe(expected);
});
