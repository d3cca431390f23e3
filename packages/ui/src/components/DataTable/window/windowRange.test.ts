import { describe, expect, it } from 'vitest';
import { rowAt, rowOffset, segments, windowRange, type RowGeometry } from './windowRange';

const flat: RowGeometry = { count: 1000, rowHeight: 40, expandedIndex: -1, expandedHeight: 0 };
const open: RowGeometry = { ...flat, expandedIndex: 10, expandedHeight: 500 };

describe('rowAt and rowOffset', () => {
  it.each([0, 1, 9, 10, 11, 12, 500, 999])('find row %i at its own offset, with and without open details', (index) => {
    expect(rowAt(rowOffset(index, flat), flat)).toBe(index);
    expect(rowAt(rowOffset(index, open), open)).toBe(index);
  });
  it('count the details as part of their row', () => {
    expect(rowAt(11 * 40 + 1, open)).toBe(10);
    expect(rowAt(11 * 40 + 499, open)).toBe(10);
    expect(rowAt(11 * 40 + 500, open)).toBe(11);
  });
  it('stay within the rows', () => {
    expect(rowAt(-100, flat)).toBe(0);
    expect(rowAt(1e9, flat)).toBe(999);
  });
});

describe('windowRange', () => {
  it('covers the visible rows only', () => {
    expect(windowRange(4000, 4599, flat)).toEqual({ first: 100, end: 115 });
    expect(windowRange(4001, 4601, flat)).toEqual({ first: 100, end: 116 });
  });
  it('stay within the rows', () => {
    expect(windowRange(-200, 400, flat)).toEqual({ first: 0, end: 11 });
    expect(windowRange(39_500, 41_000, flat)).toEqual({ first: 987, end: 1000 });
  });
  it('does not change while a row is scrolled half-way', () => {
    expect(windowRange(4001, 4601, flat)).toEqual(windowRange(4030, 4630, flat));
  });
  it('is empty without rows', () => expect(windowRange(0, 600, { ...flat, count: 0 })).toEqual({ first: 0, end: 0 }));
});

describe('segments', () => {
  const height = (parts: ReturnType<typeof segments>) =>
    parts.reduce((sum, part) => sum + (part.kind === 'gap' ? part.height : 40), 0);
  it('keep the list as high as all its rows', () => {
    expect(height(segments({ first: 100, end: 120 }, [], flat))).toBe(40_000);
    expect(height(segments({ first: 100, end: 120 }, [3, 500, 999], flat))).toBe(40_000);
    expect(height(segments({ first: 0, end: 1000 }, [], flat))).toBe(40_000);
  });
  it('leave the open details out of the gaps, because their row is kept', () => {
    expect(height(segments({ first: 100, end: 120 }, [10], open))).toBe(40_000 + 0);
  });
  it('are in order and without duplicates', () => {
    const rows = segments({ first: 10, end: 14 }, [12, 2, 40], flat).flatMap((part) => (part.kind === 'row' ? [part.index] : []));
    expect(rows).toEqual([2, 10, 11, 12, 13, 40]);
  });
  it('leave out rows that no longer exist', () =>
    expect(segments({ first: 0, end: 9 }, [7, -1], { ...flat, count: 2 })).toHaveLength(2));
});
