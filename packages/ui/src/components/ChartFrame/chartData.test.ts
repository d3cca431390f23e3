import { expect, test } from 'vitest';
import { factOf, hasValues, placeSeries, pointAfterKey, pointText } from './chartData';

const points = ['Mon', 'Tue', 'Wed'].map((name) => ({ name }));
const one = (...values: (number | null)[]) => ({ id: 'new', name: 'New', values });

test('factOf: takes ends, lowest and highest value of a series and ignores gaps', () => {
  expect(factOf(one(4, null, -2), points)).toEqual({
    name: 'New',
    first: 4,
    last: -2,
    lowest: { value: -2, point: 'Wed' },
    highest: { value: 4, point: 'Mon' },
    trend: 'down',
  });
  expect(factOf(one(null, 7), points)).toMatchObject({ first: 7, last: 7, trend: 'flat' });
  expect(factOf(one(null, null), points)).toBeNull();
});

test('placeSeries: rejects non-numbers by name and drops values past the last point', () => {
  expect(() => placeSeries([one(1, Number.NaN)])).toThrow('New: value 2 is NaN');
  expect(() => placeSeries([one(Infinity)])).toThrow(RangeError);
  expect(factOf(one(1, 2, 3, 99), points)?.highest.value).toBe(3);
});

test('hasValues: is false without any value, and true for zeros', () => {
  expect(hasValues([one()], 3)).toBe(false);
  expect(hasValues([one(null)], 3)).toBe(false);
  expect(hasValues([one(0, 0)], 3)).toBe(true);
  expect(hasValues([one(1)], 0)).toBe(false);
});

test('pointText: reads a point with all its values, and names a gap', () => {
  const textOptions = { format: String, noValue: 'no value' };
  expect(pointText(points[0], 0, [one(4)], textOptions)).toBe('Mon: 4');
  expect(pointText(points[1], 1, [one(4), { ...one(1, 2), name: 'Old' }], textOptions)).toBe('Tue: New no value, Old 2');
});

test('pointAfterKey: walks the points and stops at the ends', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'PageUp', 'PageDown', 'a'].map((key) => pointAfterKey(key, 5, 30))).toEqual([
    6,
    4,
    0,
    29,
    8,
    2,
    null,
  ]);
  expect(pointAfterKey('ArrowRight', 29, 30)).toBe(29);
  expect(pointAfterKey('ArrowLeft', 0, 1)).toBe(0);
});
