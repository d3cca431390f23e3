import { expect, it } from 'vitest';
import { duration, slowest, summary, verdict } from './summary.mjs';

const step = (name, more = {}) => ({ name, passed: 10, failed: 0, ms: 1500, ...more });

it('duration: formats milliseconds as text', () => {
  expect([duration(1500), duration(95_000)]).toEqual(['1.5 s', '1 min 35 s']);
});

it('slowest: names the slowest files, by the total of their tests', () => {
  const times = [
    { file: 'a.spec.ts', ms: 40_000 },
    { file: 'b.spec.ts', ms: 50_000 },
    { file: 'a.spec.ts', ms: 40_000 },
  ];
  expect(slowest([step('journeys', { times })]).map((line) => line.trim())).toEqual([
    'Slowest files',
    '1 min 20 s  a.spec.ts',
    '50.0 s  b.spec.ts',
  ]);
  expect(slowest([step('types')])).toEqual([]);
});

it('summary: has a line for each step', () =>
  expect(summary([step('types')], 1500)[1]).toMatch(/✓ types\s+10 passed\s+0 failed\s+1\.5 s/));

it('verdict: passes with late passes and known failures, and reports them before the last line', () => {
  const { lines, isGreen } = verdict([step('stories', { tried: 200, flaky: ['a--b: late'], quarantined: ['c--d: known'] })]);
  expect(isGreen).toBe(true);
  expect(lines.slice(-2)).toEqual(['1 flaky, 1 quarantined', '10 passed, 0 failed']);
  expect(lines[0]).toContain('a--b: late');
});

it('verdict: fails after a failed step, too many flaky tests, an ended run, or no tests', () => {
  expect(verdict([step('types', { failed: 1, failures: ['it'] })]).lines.at(-1)).toBe('10 passed, 1 failed');
  const flaky = Array.from({ length: 3 }, (_, at) => `a--${at}: late`);
  expect(verdict([step('stories', { tried: 200, flaky })]).isGreen).toBe(false);
  expect(verdict([step('types')], ['ended']).isGreen).toBe(false);
  expect(verdict([step('types', { passed: 0 })]).isGreen).toBe(false);
});
