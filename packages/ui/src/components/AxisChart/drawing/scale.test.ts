import { expect, test } from 'vitest';
import { scaleOf, downsample, downsampleColumns } from './scale';

const series = (...values: (number | null)[]) => ({ id: 'a', name: 'A', values, place: 0, category: 1 as const });
const options = { count: 3, height: 200, fromZero: true, stacked: () => false, formatTick: String };

test('scaleOf: goes from zero to a round number above the highest value', () => {
  const scale = scaleOf([series(3, 97, 40)], options);
  expect([scale.low, scale.high]).toEqual([0, 100]);
  expect(scale.y(0)).toBe(200);
  expect(scale.y(100)).toBe(0);
  expect(scale.ticks.length).toBeGreaterThan(2);
});

test('scaleOf: goes below zero for negatives; a line alone need not start at zero', () => {
  expect(scaleOf([series(-30, 50)], options)).toMatchObject({ low: -40, high: 60 });
  expect(scaleOf([series(8810, 8890)], { ...options, fromZero: false }).low).toBeGreaterThan(8000);
});

test('scaleOf: has an axis for zeros, for a single value and for none', () => {
  expect(scaleOf([series(0, 0, 0)], options)).toMatchObject({ low: 0, high: 1 });
  expect(scaleOf([series(null)], { ...options, fromZero: false })).toMatchObject({ low: 0, high: 1 });
  expect(scaleOf([series(5)], { ...options, fromZero: false })).toMatchObject({ low: 0 });
  expect(scaleOf([], options).ticks.every(Number.isFinite)).toBe(true);
});

test('scaleOf: adds up stacked values, positive and negative ones separately', () => {
  const stacked = { ...options, stacked: () => true };
  expect(scaleOf([series(40), series(50), series(-20)], stacked)).toMatchObject({ low: -20, high: 100 });
});

test('downsample: keeps two of ten thousand points per pixel, with extremes and gaps', () => {
  const values = Array.from({ length: 10_000 }, (_, place) => Math.sin(place / 50));
  values[4321] = 99;
  const gap: (number | null)[] = values.with(7000, Number.NaN).map((value) => (Number.isNaN(value) ? null : value));
  const kept = downsample(gap, 10_000, 600);
  expect(kept.length).toBeLessThan(1300);
  expect(kept).toEqual(expect.arrayContaining([0, 4321, 6999, 7000, 7001, 9999]));
  expect(downsample(values, 10, 600)).toHaveLength(10);
});

test('downsample: thins ten thousand points well within a frame', () => {
  const values = Array.from({ length: 10_000 }, (_, place) => place % 97);
  const start = performance.now();
  downsample(values, 10_000, 800);
  expect(performance.now() - start).toBeLessThan(16);
});

test('scaleOf: has only as many ticks as read differently when formatted', () => {
  const tall = { ...options, height: 300 };
  const whole = { ...tall, formatTick: (value: number) => value.toFixed(0) };
  expect(scaleOf([series(0, 0, 0)], whole).ticks).toEqual([0, 1]);
  expect(scaleOf([series(0, 1, 3)], whole).ticks).toEqual([0, 1, 2, 3]);
  expect(scaleOf([series(0, 1, 3)], tall).ticks.length).toBeGreaterThan(4);
});

test('downsampleColumns: keeps the extreme ones of ten thousand, by their sums when stacked', () => {
  const values = Array.from({ length: 10_000 }, (_, place) => (place === 4321 ? 900 : place % 7));
  const other = values.map((_, place) => (place === 777 ? -50 : 1));
  const beside = downsampleColumns([series(...values), series(...other)], 10_000, 300, false);
  expect(beside.length).toBeLessThan(1300);
  expect(beside).toEqual(expect.arrayContaining([777, 4321]));
  const stacked = downsampleColumns([series(...values), series(...other)], 10_000, 300, true);
  expect(stacked.length).toBeLessThan(1300);
  expect(stacked).toEqual(expect.arrayContaining([777, 4321]));
  expect(downsampleColumns([series(1, 2, 3)], 3, 300, true)).toEqual([0, 1, 2]);
});
