import { expect, it, vi } from 'vitest';
import { replayEarlyKeys } from './replayEarlyKeys';

it('replayEarlyKeys: dispatches recorded keys again, in order and once, but no old ones', () => {
  const page: HTMLElement & { early?: KeyboardEvent[] } = document.documentElement;
  const key = (name: string, age: number) => {
    const event = new KeyboardEvent('keydown', { key: name, shiftKey: name === 'A' });
    Object.defineProperty(event, 'timeStamp', { value: performance.now() - age });
    return event;
  };
  page.early = [key('x', 9000), key('g', 400), key('A', 200)];
  const keyListener = vi.fn((event: KeyboardEvent) => `${event.key} ${event.shiftKey}`);
  window.addEventListener('keydown', keyListener);
  replayEarlyKeys();
  replayEarlyKeys();
  window.removeEventListener('keydown', keyListener);
  expect(keyListener.mock.results.map(({ value }) => value as string)).toEqual(['g false', 'A true']);
});
