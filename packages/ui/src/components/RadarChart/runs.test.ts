import { expect, test } from 'vitest';
import { runsOf } from './runs';

const runs = (values: (number | null)[]) => runsOf(values.length, (axis) => values[axis] !== null);

test('runsOf: joins all axes into one run without a gap', () => {
  expect(runs([1, 0, 3])).toEqual([[0, 1, 2]]);
});

test('runsOf: ends a run at a gap, and keeps a run across the first axis whole', () => {
  expect(runs([1, 2, 3, null, 5])).toEqual([[4, 0, 1, 2]]);
  expect(runs([1, null, 3, 4, null])).toEqual([[2, 3], [0]]);
});

test('runsOf: returns no run for gaps alone', () => {
  expect(runs([null, null])).toEqual([]);
  expect(runs([])).toEqual([]);
});
