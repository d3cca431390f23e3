import { expect, it, vi } from 'vitest';
import { navCounts } from './navCounts';

it('navCounts: notifies only of changes and returns the same map until then', () => {
  const listener = vi.fn();
  const stop = navCounts.subscribe(listener);
  navCounts.set('/apps/mailbox', { count: 4, label: '4 unread' });
  const first = navCounts.all();
  navCounts.set('/apps/mailbox', { count: 4, label: '4 unread' });
  expect([navCounts.all() === first, first.get('/apps/mailbox')?.count]).toEqual([true, 4]);
  navCounts.set('/apps/mailbox', null);
  expect(navCounts.all().size).toBe(0);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});
