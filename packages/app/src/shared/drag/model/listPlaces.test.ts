import { expect, it } from 'vitest';
import { boundaryAt, homeOf, scrollSpeed, slotAt } from './listPlaces';

const ids = ['a', 'S', 'b', 'c', 'd'];

it('finds the boundary that is next to a pointer', () => {
  expect([-20, 0, 20, 30, 130, 9999].map((y) => boundaryAt(y, 50, 5))).toEqual([0, 0, 0, 1, 3, 5]);
});

it('counts places among those that stay', () => {
  const moving = new Set(['S', 'b', 'c']);
  expect([0, 1, 2, 4, 5].map((boundary) => slotAt(ids, moving, boundary))).toEqual([0, 1, 1, 1, 2]);
  expect(homeOf(ids, moving, 'S')).toBe(1);
  expect(homeOf(ids, new Set(['d']), 'd')).toBe(4);
});

it('scrolls at the edges alone', () => {
  expect(scrollSpeed(100, 0, 200)).toBe(0);
  expect(scrollSpeed(0, 0, 200)).toBeLessThan(0);
  expect(scrollSpeed(200, 0, 200)).toBe(14);
});
