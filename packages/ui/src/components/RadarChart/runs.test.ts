import { expect, test } from 'vitest';
import { runsOf } from './runs';

const runs = (values: (number | null)[]) => runsOf(values.length, (axis) => values[axis] !== null);

test('without a gap all axes are one run', () => {
  expect(runs([1, 0, 3])).toEqual([[0, 1, 2]]);
});

test('a gap ends a run, and one that goes over the beginning is whole', () => {
  expect(runs([1, 2, 3, null, 5])).toEqual([[4, 0, 1, 2]]);
  expect(runs([1, null, 3, 4, null])).toEqual([[2, 3], [0]]);
});

test('of gaps alone there is none', () => {
  expect(runs([null, null])).toEqual([]);
  expect(runs([])).toEqual([]);
});
