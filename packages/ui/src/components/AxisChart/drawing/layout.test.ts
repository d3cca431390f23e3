import { expect, test } from 'vitest';
import { horizontalBarLayout } from './HorizontalBars';
import { layoutOf, type AxisOptions } from './layout';

const names = ['Dress watches', 'Sport watches', 'Shoes', 'Totes'];
const values = [40, 100, null, 0];
const view = (width: number) => ({
  width,
  height: 236,
  shown: [{ id: 'a', name: 'A', values, place: 0, category: 1 as const }],
});
const options: AxisOptions = {
  points: names.map((name) => ({ name })),
  variantOf: () => 'column',
  stacked: false,
  fromZero: false,
  formatTick: String,
};

test('layoutOf: turns a few columns into rows only when their names do not fit', () => {
  expect(layoutOf(view(240), options).inRows).toBe(true);
  const wide = layoutOf(view(600), options);
  expect(wide.inRows).toBe(false);
  expect(wide.ticks.map(({ text }) => text)).toEqual(names);
});

test('layoutOf: keeps columns upright when a line is over them or they are too many', () => {
  expect(layoutOf(view(240), { ...options, variantOf: () => 'line' }).inRows).toBe(false);
  const many = Array.from({ length: 30 }, (_, place) => ({ name: `Category ${place}` }));
  expect(layoutOf(view(240), { ...options, points: many }).inRows).toBe(false);
});

test('horizontalBarLayout: divides the height into rows and scales the bars to the width', () => {
  const rows = horizontalBarLayout(layoutOf(view(240), options), names.length);
  expect(rows.row).toBe(59);
  expect([0, 58, 60, 235, 400].map(rows.indexAt)).toEqual([0, 0, 1, 3, 3]);
  expect(rows.valueAt(0)).toBe(4);
  expect(rows.valueAt(100)).toBeCloseTo(rows.width - 4);
});
