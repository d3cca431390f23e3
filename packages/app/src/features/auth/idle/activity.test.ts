import { expect, it } from 'vitest';
import { createSafeStorage } from '#shared/storage/safeStorage';
import { memoryStorage } from '#shared/testing/memoryStorage';
import { createActivity } from './activity';

it('activity: is recorded once in five seconds, and at once on request', () => {
  let now = 1000;
  const activity = createActivity(
    () => now,
    createSafeStorage(() => memoryStorage()),
  );
  expect(activity.last()).toBe(null);
  expect(activity.note()).toBe(null);
  now = 10_000;
  expect(activity.note()).toBe(10_000);
  now = 12_000;
  expect(activity.note()).toBe(null);
  expect(activity.last()).toBe(10_000);
  expect(activity.note(true)).toBe(12_000);
});

it('activity: is never in the future, whatever the clock was set to', () => {
  let now = 90_000_000;
  const activity = createActivity(
    () => now,
    createSafeStorage(() => memoryStorage()),
  );
  activity.note();
  now = 50_000;
  expect(activity.last()).toBe(50_000);
});
