import { expect, test } from 'vitest';
import { petalsOf, sliceAt, slicesOf } from './slices';

test('slicesOf: divides the circle by the values; gaps and negatives get no share', () => {
  expect(slicesOf([80, 20]).map(({ share }) => share)).toEqual([0.8, 0.2]);
  expect(slicesOf([null, -5, 10]).map(({ share }) => share)).toEqual([0, 0, 1]);
  expect(slicesOf([0, 0]).map(({ share, end }) => [share, end])).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('slicesOf and petalsOf: keep gaps as null and negative values unchanged', () => {
  expect(slicesOf([null, -5, 10]).map(({ value }) => value)).toEqual([null, -5, 10]);
  expect(petalsOf([null, -5, 10]).map(({ value }) => value)).toEqual([null, -5, 10]);
});

test('petalsOf: makes petals equally wide and as long as their values', () => {
  expect(petalsOf([10, 20, null]).map(({ share }) => share)).toEqual([0.5, 1, 0]);
  expect(petalsOf([]).length).toBe(0);
});

test('sliceAt: finds the slice at a position, clockwise from the top', () => {
  const slices = slicesOf([1, 1, 1, 1]);
  const middle = { x: 50, y: 50 };
  expect(sliceAt(slices, middle, { x: 60, y: 40 }, 50)).toBe(0);
  expect(sliceAt(slices, middle, { x: 40, y: 40 }, 50)).toBe(3);
  expect(sliceAt(slices, middle, { x: 0, y: 0 }, 50)).toBeNull();
});
