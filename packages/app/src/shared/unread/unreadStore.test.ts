import { expect, it, vi } from 'vitest';
import { unread } from './unreadStore';

it('unread: adds up the counts, and notifies only of changes', () => {
  const listener = vi.fn();
  const stop = unread.subscribe(listener);
  unread.set('messages', 2);
  unread.set('chat', 3);
  unread.set('chat', 3);
  expect(unread.sum()).toBe(5);
  unread.set('messages', 0);
  expect(unread.sum()).toBe(3);
  unread.set('chat', 0);
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
});
