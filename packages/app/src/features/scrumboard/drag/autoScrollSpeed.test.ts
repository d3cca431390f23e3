import { expect, it } from 'vitest';
import { createAutoScrollSpeed } from './autoScrollSpeed';
import { edgeOf } from './boardGeometry';

/** How far the board scrolls in `milliseconds` at the very edge, at `rate` frames a second. */
function measureScrollDistance(by: 'mouse' | 'touch', milliseconds: number, rate: number): number {
  const speed = createAutoScrollSpeed(by);
  let sum = 0;
  for (let now = 0; now <= milliseconds; now += 1000 / rate) {
    speed.frame(now, sum > 0);
    sum += speed.step(1);
  }
  return sum;
}

it('createAutoScrollSpeed: scrolls as far on a fast screen as on a slow one', () => {
  expect(measureScrollDistance('touch', 2000, 120) / measureScrollDistance('touch', 2000, 60)).toBeCloseTo(1, 1);
});

it('createAutoScrollSpeed: starts so slowly by touch that a finger can aim', () => {
  expect(measureScrollDistance('touch', 250, 60)).toBeLessThan(48);
  expect(measureScrollDistance('touch', 1000, 60)).toBeLessThan(500);
  expect(measureScrollDistance('touch', 1000, 60)).toBeLessThan(measureScrollDistance('mouse', 1000, 60));
});

it('createAutoScrollSpeed: is slow where the edge begins and zero away from it', () => {
  const speed = createAutoScrollSpeed('touch');
  for (let now = 0; now < 2000; now += 16) speed.frame(now, true);
  expect(speed.step(0.3)).toBeLessThan(speed.step(1) / 4);
  expect(speed.step(-1)).toBe(-speed.step(1));
  expect(speed.step(edgeOf(200, 0, 400))).toBe(0);
  expect(edgeOf(400, 0, 400)).toBe(1);
});
