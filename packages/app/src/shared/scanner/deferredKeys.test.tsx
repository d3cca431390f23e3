import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferredKeys } from './deferredKeys';
import { listenForScans } from './listenForScans';

const GAP = 35;
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stop = listenForScans({ settings: () => ({ gap: GAP, end: 'enter' }), onScan: () => undefined });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

let now = 0;
/** Presses keys, each of which is a command of the page. @returns the keys whose commands ran, once the keyboard rests */
function press(keys: readonly string[], gap: number): string[] {
  const done: string[] = [];
  const onKeydown = ({ key }: KeyboardEvent) =>
    key.length === 1 ? deferredKeys.hold(() => done.push(key), GAP) : done.push(key);
  document.addEventListener('keydown', onKeydown);
  for (const key of keys) {
    now += gap;
    vi.advanceTimersByTime(gap);
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: now });
    document.body.dispatchEvent(event);
  }
  vi.advanceTimersByTime(GAP);
  document.removeEventListener('keydown', onKeydown);
  return done;
}

test('deferredKeys: runs no commands for the letters of a scanned code', () => {
  expect(press([...'snp-100a', 'Enter'], 8)).toEqual([]);
});

test('deferredKeys: runs the commands of typed keys, in order', () => {
  expect(press(['j', 'j', 'Enter'], 120)).toEqual(['j', 'j', 'Enter']);
  // Two fingers roll over two keys; a further key runs after the deferred one.
  expect(press(['x', 'j'], 12)).toEqual(['x', 'j']);
  expect(press(['j', 'Enter'], 12)).toEqual(['j', 'Enter']);
});
