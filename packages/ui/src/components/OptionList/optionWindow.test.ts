import { describe, expect, it } from 'vitest';
import { moveActive } from './moveActive';
import { rowsToRender, scrollToShow } from './optionWindow';

describe('rowsToRender', () => {
  const edges = (rows: number[]) => [rows[0], rows.at(-1), rows.length];
  it.each([
    [0, [0, 14, 15]],
    [10, [4, 24, 21]],
    [241, [235, 249, 15]],
    [-2, [0, 14, 15]],
    [9999, [243, 249, 7]],
  ])('from row %i renders %j of 250', (first, expected) => {
    expect(edges(rowsToRender(first, 9, 250, -1))).toEqual(expected);
  });
  it('renders the active row wherever it is', () => {
    expect(rowsToRender(100, 9, 250, 3)[0]).toBe(3);
    expect(rowsToRender(100, 9, 250, 240).at(-1)).toBe(240);
    expect(rowsToRender(100, 9, 250, 101)).toHaveLength(21);
    expect(rowsToRender(100, 9, 250, 250)).toHaveLength(21);
  });
  it('renders no rows of an empty list', () => expect(rowsToRender(0, 9, 0, -1)).toEqual([]));
});

describe('scrollToShow', () => {
  it('keeps the position while the row is visible', () => expect(scrollToShow(3, 36, 324, 36)).toBe(36));
  it('scrolls up to a row above', () => expect(scrollToShow(0, 36, 324, 36)).toBe(0));
  it('scrolls down to a row below', () => expect(scrollToShow(20, 0, 324, 36)).toBe(21 * 36 - 324));
});

describe('moveActive', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 4, 4],
    ['ArrowUp', -1, 4],
    ['ArrowUp', 0, 0],
    ['Home', 3, 0],
    ['End', 0, 4],
    ['PageDown', 0, 4],
    ['PageUp', 4, 0],
  ])('%s from %i moves to %i of five', (key, active, next) => {
    expect(moveActive(key, active, 5)).toBe(next);
  });
  it('returns null for other keys and for an empty list', () => {
    expect(moveActive('a', 0, 5)).toBeNull();
    expect(moveActive('ArrowDown', -1, 0)).toBeNull();
  });
});
