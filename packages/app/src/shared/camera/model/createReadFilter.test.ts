import { expect, it } from 'vitest';
import { createReadFilter } from './createReadFilter';

it('createReadFilter: reports a code once two pictures show it, and once while it is in view', () => {
  const take = createReadFilter();
  const handed = Array.from({ length: 20 }, (_, at) => take(['4006381333931'], at * 150));
  expect(handed.flat()).toEqual(['4006381333931']);
  expect(handed[1]).toHaveLength(1);
});

it('createReadFilter: reports a code again after it was out of view', () => {
  const take = createReadFilter();
  const times = [0, 150, 300, 1000, 1150, 3000, 3150];
  expect(times.flatMap((at) => take(['A-1'], at))).toEqual(['A-1', 'A-1']);
});

it('createReadFilter: ignores a code in a single picture', () => {
  const take = createReadFilter();
  expect([['A-1'], ['B-2'], [], ['A-1'], []].flatMap((codes, at) => take(codes, at * 150))).toEqual([]);
});

it('createReadFilter: reports two codes in a picture separately', () => {
  const take = createReadFilter();
  take(['A-1', 'B-2', 'A-1'], 0);
  expect(take(['B-2', 'A-1'], 150)).toEqual(['B-2', 'A-1']);
});
