import type { Chat, ChatMessage } from '@stockroom/contract';
import { expect, it } from 'vitest';
import { countUnread, withChanges, withMessage, withMessageBack, withMessageChanged, withReaction } from './chats';

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

it('countUnread: leaves out muted conversations', () => {
  expect(countUnread([chat('a', 2), chat('b'), chat('c', 4, true)])).toBe(2);
  expect(countUnread(withChanges([chat('a', 2), chat('b', 3)], 'a', { unreadCount: 0 }))).toBe(3);
});

it('withMessage: adds a message once, and moves its conversation to the top', () => {
  const sentMessage = message('m', 'b', '2026-03-02T09:00:00');
  const once = withMessage([chat('a'), chat('b')], sentMessage);
  expect(once.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(withMessage(once, sentMessage)[0]?.messages).toHaveLength(1);
  expect(withMessage(once, message('x', 'gone', '2026-03-02T09:00:00'))).toEqual(once);
});

it('withMessageBack: restores a removed message at its position', () => {
  const [early, late] = [message('early', 'a', '2026-03-01T23:59:00'), message('late', 'a', '2026-03-02T09:00:00')];
  const chats = [{ ...chat('a'), messages: [early, late] }];
  const without = withMessageChanged(chats, early, () => null);
  expect(without[0]?.messages).toEqual([late]);
  expect(withMessageBack(without, early)[0]?.messages).toEqual([early, late]);
  expect(withMessageBack(chats, early)).toEqual(chats);
});

it("withReaction: adds a user's reaction once", () => {
  const sentMessage = message('m', 'a', '2026-03-02T09:00:00');
  const once = withReaction(withReaction(sentMessage, 'me', '👍', true), 'me', '👍', true);
  expect(once.reactions).toEqual([{ personId: 'me', emoji: '👍' }]);
  expect(withReaction(once, 'me', '👍', false).reactions).toEqual([]);
});
