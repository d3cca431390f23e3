import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mailLinks } from './mailLinks';

const toBrowser = vi.fn();
let end = () => undefined as void;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<a href="mailto:ada@shop.example">Ada</a><a href="/apps/chat">Chat</a>';
  end = mailLinks.watch(toBrowser);
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.clearAllMocks();
});
const press = (index: number, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  // Prevents every navigation in a test.
  window.addEventListener('click', (each) => each.preventDefault(), { once: true });
  document.links[index]?.dispatchEvent(event);
};

it('mailLinks: opens a click made before the listener started', () => {
  press(0);
  const write = vi.fn();
  const leave = mailLinks.listen(write);
  expect(write.mock.calls).toEqual([['mailto:ada@shop.example']]);
  vi.advanceTimersByTime(20_000);
  expect(toBrowser).not.toHaveBeenCalled();
  press(0);
  expect(write).toHaveBeenCalledTimes(2);
  leave();
});

it('mailLinks: leaves a click to the browser when no listener starts in time', () => {
  press(0);
  press(0);
  vi.advanceTimersByTime(10_000);
  expect(toBrowser.mock.calls).toEqual([['mailto:ada@shop.example']]);
});

it('mailLinks: ignores other links and clicks for a new tab', () => {
  press(1);
  press(0, { ctrlKey: true });
  const write = vi.fn();
  mailLinks.listen(write)();
  expect(write).not.toHaveBeenCalled();
});
