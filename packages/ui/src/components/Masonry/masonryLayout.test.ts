import { describe, expect, test } from 'vitest';
import { columnsIn, layoutMasonry } from './masonryLayout';

describe('columnsIn', () => {
  test.each([
    [288, 1, 288],
    [440, 2, 212],
    [660, 3, 209],
    [880, 4, 208],
    [2400, 5, 467],
    [120, 1, 120],
  ])('fits into %d px %d columns of %d px', (width, count, each) => {
    expect(columnsIn(width, 200, 5, 16)).toEqual({ count, width: each, gap: 16 });
  });
});

describe('layoutMasonry', () => {
  const columns = { count: 3, width: 200, gap: 10 };

  test('fills the shortest column, the first of several equally short', () => {
    const { places, height } = layoutMasonry([100, 50, 100, 30, 40], columns);
    expect(places.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [210, 0],
      [420, 0],
      [210, 60],
      [210, 100],
    ]);
    expect(height).toBe(140);
  });

  test('keeps the reading order: from top to bottom, and from left to right', () => {
    const heights = Array.from({ length: 500 }, (_, index) => 40 + ((index * 7919) % 300));
    const { places } = layoutMasonry(heights, { ...columns, count: 5 });
    const read = places.map((place, index) => ({ ...place, index })).toSorted((a, b) => a.y - b.y || a.x - b.x);
    expect(read.map(({ index }) => index)).toEqual(heights.map((_, index) => index));
  });

  test('has no height without items', () => {
    expect(layoutMasonry([], columns)).toEqual({ places: [], height: 0 });
  });
});
