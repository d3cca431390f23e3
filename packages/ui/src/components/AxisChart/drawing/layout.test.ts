import { expect, test } from 'vitest';
import { layoutOf, type AxisOptions } from './layout';
import { horizontalBarLayout } from './HorizontalBars';

const names = ['Dress watches', 'Sport watches', 'Shoes', 'Totes'];
const values = [40, 100, null, 0];
const view = (width: number) => ({
  width,
  height: 236,
  shown: [{ id: 'a', name: 'A', values, place: 0, category: 1 as const }],
});
const options: AxisOptions = {
  points: names.map((name) => ({ name })),
  lookOf: () => 'column',
  stacked: false,
  fromZero: false,
  formatTick: String,
};

test('a few columns whose names have no room lie down; where there is room they stand', () => {
  expect(layoutOf(view(240), options).inRows).toBe(true);
  const wide = layoutOf(view(600), options);
  expect(wide.inRows).toBe(false);
  expect(wide.ticks.map(({ text }) => text)).toEqual(names);
});

test('with a line over them, or too many, they stand anyway', () => {
  expect(layoutOf(view(240), { ...options, lookOf: () => 'line' }).inRows).toBe(false);
  const many = Array.from({ length: 30 }, (_, place) => ({ name: `Category ${place}` }));
  expect(layoutOf(view(240), { ...options, points: many }).inRows).toBe(false);
});

test('rows share the height, and their bars the width', () => {
  const rows = horizontalBarLayout(layoutOf(view(240), options), names.length);
  expect(rows.row).toBe(59);
  expect([0, 58, 60, 235, 400].map(rows.indexAt)).toEqual([0, 0, 1, 3, 3]);
  expect(rows.valueAt(0)).toBe(4);
  expect(rows.valueAt(100)).toBeCloseTo(rows.width - 4);
});
