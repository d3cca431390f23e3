import { expect, it } from 'vitest';
import { boundaryAt, currentSlotOf, scrollSpeed, slotAt } from './listSlots';

const ids = ['a', 'S', 'b', 'c', 'd'];

it('boundaryAt: finds the boundary nearest to a pointer', () => {
  expect([-20, 0, 20, 30, 130, 9999].map((y) => boundaryAt(y, 50, 5))).toEqual([0, 0, 0, 1, 3, 5]);
});

it('slotAt and ownSlotOf: count slots among the rows that do not move', () => {
  const moving = new Set(['S', 'b', 'c']);
  expect([0, 1, 2, 4, 5].map((boundary) => slotAt(ids, moving, boundary))).toEqual([0, 1, 1, 1, 2]);
  expect(currentSlotOf(ids, moving, 'S')).toBe(1);
  expect(currentSlotOf(ids, new Set(['d']), 'd')).toBe(4);
});

it('scrollSpeed: scrolls only at the edges', () => {
  expect(scrollSpeed(100, 0, 200)).toBe(0);
  expect(scrollSpeed(0, 0, 200)).toBeLessThan(0);
  expect(scrollSpeed(200, 0, 200)).toBe(14);
});
