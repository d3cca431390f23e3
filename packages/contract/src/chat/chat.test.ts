import { expect, test } from 'vitest';
import { lastMessageDay } from './chat';

test('lastMessageDay: reads day, month and year', () => {
  expect(lastMessageDay({ lastMessageAt: '09/03/2026' })).toEqual(new Date(2026, 2, 9));
});

test.each(['', '31/04/2026', '00/00/0000', 'soon', '2026-03-09'])('lastMessageDay: returns null for %j', (lastMessageAt) => {
  expect(lastMessageDay({ lastMessageAt })).toBeNull();
});
