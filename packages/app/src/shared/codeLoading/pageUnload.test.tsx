import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageUnload } from './pageUnload';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('pageUnload: holds from the moment the page is left until it turns out to stay', async () => {
  await pageUnload.untilStays();
  expect(pageUnload.isNow()).toBe(false);
  window.dispatchEvent(new Event('beforeunload'));
  const stays = vi.fn();
  void pageUnload.untilStays().then(stays);
  await vi.advanceTimersByTimeAsync(4000);
  expect(pageUnload.isNow()).toBe(true);
  // The next page has answered, and this one is unloaded.
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(4000);
  expect(stays).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(stays).toHaveBeenCalledOnce();
  expect(pageUnload.isNow()).toBe(false);
});
