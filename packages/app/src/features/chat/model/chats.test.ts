import type { Chat, ChatMessage } from '@stockroom/contract';
import { expect, it } from 'vitest';
import { countUnread, lastSaid, withMessage, withUnread } from './chats';

const message = (id: string, chatId: string, createdAt: string): ChatMessage => ({
  id,
  chatId,
  contactId: 'c',
  value: id,
  createdAt: new Date(createdAt).toISOString(),
  isMine: true,
});
const chat = (id: string, unreadCount?: number, muted = false) =>
  ({
    id,
    contactId: id,
    unreadCount,
    muted,
    lastMessage: '',
    lastMessageAt: '',
    messages: [] as ChatMessage[],
  }) as unknown as Chat;

it('leaves muted conversations out of the count', () => {
  expect(countUnread([chat('a', 2), chat('b'), chat('c', 4, true)])).toBe(2);
  expect(countUnread(withUnread([chat('a', 2), chat('b', 3)], 'a', 0))).toBe(3);
});

it('puts a message into its conversation once, which comes first', () => {
  const said = message('m', 'b', '2026-03-02T09:00:00');
  const once = withMessage([chat('a'), chat('b')], said);
  expect(once.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(withMessage(once, said)[0]?.messages).toHaveLength(1);
  expect(withMessage(once, message('x', 'gone', '2026-03-02T09:00:00'))).toEqual(once);
});

it('orders by time, and keeps to the last ones', () => {
  const late = message('late', 'a', '2026-03-02T09:00:00');
  const early = message('early', 'a', '2026-03-01T23:59:00');
  expect(lastSaid([late, early], 50)).toEqual([early, late]);
  expect(lastSaid([late, early], 1)).toEqual([late]);
});
