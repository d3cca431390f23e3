import type { Chat } from '@stockroom/contract';
import { foldText } from '@stockroom/ui';
import { expect, it } from 'vitest';
import { findMessages, searchChats } from './chatSearch';

const buildMessage = (id: string, value: string, day: string) => ({ id, value, createdAt: `2026-03-${day}T09:00:00.000Z` });
const chats = [
  {
    id: 'a',
    contact: { name: 'Çiğdem Işık' },
    lastMessage: 'ok',
    messages: [buildMessage('1', 'Kutular IZMIR’de', '01'), buildMessage('2', 'ok', '03')],
  },
  { id: 'b', contact: { name: 'Marcus Ode' }, lastMessage: 'Count the straps', messages: [buildMessage('3', 'İzmir?', '02')] },
] as unknown as Chat[];

it('searchChats: finds people and words in all chats, newest first, by Turkish rules', () => {
  const found = searchChats(chats, 'izmir', foldText);
  expect(found.chats).toEqual([]);
  expect(found.messages.map(({ message }) => message.id)).toEqual(['3', '1']);
  expect(searchChats(chats, 'ISIK', foldText).chats.map(({ id }) => id)).toEqual(['a']);
});

it('searchChats: finds the text shown in a row of the list only once', () => {
  expect(searchChats(chats, 'STRAPS', foldText)).toMatchObject({ chats: [{ id: 'b' }], total: 0 });
  expect(searchChats(chats, 'ok', foldText)).toMatchObject({ chats: [], total: 1 });
});

it('searchChats: returns all chats and no messages without a search term', () => {
  expect(searchChats(chats, '  ', foldText)).toEqual({ chats, messages: [], total: 0 });
  expect(findMessages(chats[0]?.messages ?? [], '', foldText)).toEqual([]);
});

it('searchChats: treats special characters literally', () => {
  expect(searchChats(chats, '.*', foldText).total).toBe(0);
});
