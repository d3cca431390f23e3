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
  // No page goes anywhere in a test.
  window.addEventListener('click', (each) => each.preventDefault(), { once: true });
  document.links[index]?.dispatchEvent(event);
};

it('writes the mail of a press that came before whoever writes', () => {
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

it('leaves a press to the browser where nobody writes in time', () => {
  press(0);
  press(0);
  vi.advanceTimersByTime(10_000);
  expect(toBrowser.mock.calls).toEqual([['mailto:ada@shop.example']]);
});

it('takes neither other links nor a press for a new tab', () => {
  press(1);
  press(0, { ctrlKey: true });
  const write = vi.fn();
  mailLinks.listen(write)();
  expect(write).not.toHaveBeenCalled();
});
