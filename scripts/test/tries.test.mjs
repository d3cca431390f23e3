import { expect, it } from 'vitest';
import { tooFlaky, withTries } from './tries.mjs';

const outcome = (id, ok) => ({ id, ok, ms: 1, file: 'a', message: ok ? undefined : `${id} failed` });
const all = [outcome('steady', true), outcome('late', false), outcome('broken', false), outcome('known', false)];
const ids = (outcomes) => outcomes.map(({ id }) => id);

it('withTries: retries only failed tests, and separates late passes from failures', async () => {
  const asked = [];
  const again = async (wanted) => {
    asked.push(wanted);
    return wanted.map((id) => outcome(id, id === 'late' && asked.length === 2));
  };
  const { failed, flaky, quarantined } = await withTries(all, again, new Set(['known']));
  expect(asked).toEqual([
    ['late', 'broken'],
    ['late', 'broken'],
  ]);
  expect([ids(failed), ids(flaky), ids(quarantined)]).toEqual([['broken'], ['late'], ['known']]);
  expect(flaky[0].message).toBe('late failed');
});

it('withTries: counts a test missing from a retry as failed', async () => {
  expect(ids((await withTries(all, async () => [])).failed)).toEqual(['late', 'broken', 'known']);
});

it('withTries: retries nothing without failures, or with too many for chance', async () => {
  const never = () => Promise.reject(new Error('asked again'));
  expect((await withTries([outcome('steady', true)], never)).failed).toEqual([]);
  const many = Array.from({ length: 100 }, (_, index) => outcome(`${index}`, false));
  expect((await withTries(many, never)).failed).toHaveLength(100);
});

it('tooFlaky: reports more than one late pass in a hundred', () => {
  expect(tooFlaky(1, 10)).toBeNull();
  expect(tooFlaky(20, 2000)).toBeNull();
  expect(tooFlaky(21, 2000)).toMatch(/21 of 2000/);
});
