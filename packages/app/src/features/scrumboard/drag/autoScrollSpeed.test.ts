import { expect, it } from 'vitest';
import { edgeOf } from './boardGeometry';
import { createAutoScrollSpeed } from './autoScrollSpeed';

/** How far the board scrolls in `milliseconds` at the very edge, at `rate` frames a second. */
function way(by: 'mouse' | 'touch', milliseconds: number, rate: number): number {
  const pace = createAutoScrollSpeed(by);
  let sum = 0;
  for (let now = 0; now <= milliseconds; now += 1000 / rate) {
    pace.frame(now, sum > 0);
    sum += pace.step(1);
  }
  return sum;
}

it('createAutoScrollSpeed: scrolls as far on a fast screen as on a slow one', () => {
  expect(way('touch', 2000, 120) / way('touch', 2000, 60)).toBeCloseTo(1, 1);
});

it('createAutoScrollSpeed: starts so slowly by touch that a finger can aim', () => {
  expect(way('touch', 250, 60)).toBeLessThan(48);
  expect(way('touch', 1000, 60)).toBeLessThan(500);
  expect(way('touch', 1000, 60)).toBeLessThan(way('mouse', 1000, 60));
});

it('createAutoScrollSpeed: is slow where the edge begins and zero away from it', () => {
  const pace = createAutoScrollSpeed('touch');
  for (let now = 0; now < 2000; now += 16) pace.frame(now, true);
  expect(pace.step(0.3)).toBeLessThan(pace.step(1) / 4);
  expect(pace.step(-1)).toBe(-pace.step(1));
  expect(pace.step(edgeOf(200, 0, 400))).toBe(0);
  expect(edgeOf(400, 0, 400)).toBe(1);
});
