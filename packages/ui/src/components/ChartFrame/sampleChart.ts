import type { ChartLabels } from './types';

/** Labels and data of the charts' stories. */
export const labels: ChartLabels = {
  summary: (facts) =>
    facts
      .map(
        ({ name, first, last, lowest, highest }) =>
          `${name}: from ${first} to ${last}, lowest ${lowest.value} on ${lowest.point}, highest ${highest.value} on ${highest.point}.`,
      )
      .join(' '),
  showAsTable: 'Show as table',
  savePicture: { button: 'Save as picture', png: 'PNG, for documents', svg: 'SVG, sharp in any size' },
  noValue: 'no value',
  empty: 'Nothing was sold in these days.',
  legend: 'Series',
  point: 'Day',
  walk: 'points of the chart',
};

export const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((name) => ({
  name,
  tick: name.slice(0, 3),
}));

export const issues = [
  { id: 'new', name: 'New', values: [42, 28, 43, 34, 20, 25, 22] },
  { id: 'closed', name: 'Closed', values: [11, 10, 8, 11, 8, 10, 17] },
];

/** Edge cases of a chart's data. */
export const edges = [
  { name: 'No points', count: 0, values: [] },
  { name: 'One point', count: 1, values: [5] },
  { name: 'All nought', count: 7, values: [0, 0, 0, 0, 0, 0, 0] },
  { name: 'Below nought', count: 7, values: [-4, -2, 3, -9, -1, 5, -3] },
  { name: 'Gaps', count: 7, values: [3, null, 2, null, null, 4, 1] },
] as const;

/** 10,000 points, the same every time. */
export const many = Array.from({ length: 10_000 }, (_, place) =>
  Math.round(500 + 300 * Math.sin(place / 400) + ((place * 37) % 101)),
);
