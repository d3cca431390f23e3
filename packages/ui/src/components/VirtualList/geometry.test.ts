import { describe, expect, it } from 'vitest';
import { fixedHeights, scrollToShow, segments, variousHeights, windowOf } from './geometry';

const fixed = fixedHeights(100_000, 48);
const various = variousHeights([32, 56, 56, 32, 56]);

describe('geometry of rows', () => {
  it('locates rows of one height', () => {
    expect(fixed.offsetOf(1000)).toBe(48_000);
    expect([-1, 0, 47, 48, 9e9].map(fixed.indexAt)).toEqual([0, 0, 0, 1, 99_999]);
  });

  it('locates rows of individual heights', () => {
    expect([0, 1, 2, 5].map(various.offsetOf)).toEqual([0, 32, 88, 232]);
    expect([-5, 0, 31, 32, 143, 144, 999].map(various.indexAt)).toEqual([0, 0, 0, 1, 2, 3, 4]);
  });

  it('handles an empty list', () => {
    for (const none of [fixedHeights(0, 48), variousHeights([])]) {
      expect(windowOf(none, 0, 500)).toEqual({ first: 0, end: 0 });
      expect(segments({ first: 0, end: 0 }, [0], none)).toEqual([]);
    }
  });
});

it('windowOf: returns the rows between two distances', () => {
  expect(windowOf(fixed, 480, 960)).toEqual({ first: 10, end: 21 });
  expect(windowOf(various, 32, 143)).toEqual({ first: 1, end: 3 });
});

it('segments: replaces omitted rows with gaps, and keeps additional rows', () => {
  expect(segments({ first: 2, end: 3 }, [0, -1, 99], various)).toEqual([
    { kind: 'row', index: 0 },
    { kind: 'gap', from: 1, height: 56 },
    { kind: 'row', index: 2 },
    { kind: 'gap', from: 3, height: 88 },
  ]);
});

it('scrollToShow: scrolls as little as needed', () => {
  expect(scrollToShow(1, 100, 200, various)).toBe(32);
  expect(scrollToShow(2, 0, 200, various)).toBe(0);
  expect(scrollToShow(4, 0, 200, various)).toBe(32);
});

it('scrollToShow: centres only a row that is fully out of view', () => {
  expect(scrollToShow(100, 0, 480, fixed, 'middle')).toBe(4584);
  expect(scrollToShow(10, 504, 480, fixed, 'middle')).toBe(480);
});
