import type { Category } from '../../tokens/categories';

/** One place along a chart's axis: a day, a month, a category. */
export interface ChartPoint {
  /** In full, as it is spoken and, but for phones, stands in the table: "Monday, 3 March". */
  name: string;
  /** Under the axis and in a phone's table, where room is short: "3 Mar". @default `name` */
  tick?: string;
}

/** A series, drawn in one colour. */
export interface ChartSeries {
  /** Unique within the chart. */
  id: string;
  name: string;
  /** One for each point. `null` is a gap, never 0; a missing one at the end is a gap too. NaN and infinity are refused. */
  values: readonly (number | null)[];
  /** Its hue. @default its place among the series */
  category?: Category;
}

/** A series' course from its first value to its last. */
export interface ChartFact {
  name: string;
  first: number;
  last: number;
  lowest: { value: number; point: string };
  highest: { value: number; point: string };
  trend: 'up' | 'down' | 'flat';
}

/** All that a chart says beside its data. */
export interface ChartLabels {
  /** One sentence about what is shown; told of each series that is switched on and has a value. */
  summary: (facts: readonly ChartFact[]) => string;
  /** Of the button that turns the chart into a table. */
  showAsTable: string;
  /** Of the button that saves the drawing, and of the two kinds of file in its menu. Left out: there is none. */
  savePicture?: { button: string; png: string; svg: string };
  /** Stands in a gap's place: "no value". */
  noValue: string;
  /** In the chart's place when there is nothing: why it is empty. */
  empty: string;
  /** Name of the legend's group of switches. */
  legend: string;
  /** Head of the table's first column: "Day". */
  point: string;
  /** Name of the part that the arrow keys walk, for screen readers: "points of the chart". */
  walk: string;
}

/** Props of every chart. */
export interface ChartProps {
  /** Name of the figure. */
  name: string;
  /** Keeps the name for screen readers, where a card around it says the same. */
  hideName?: boolean;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  labels: ChartLabels;
  /** A value in the language of the page, with its unit. */
  format: (value: number) => string;
  /** Of the drawing in px: it is reserved before the data are drawn. @default 260 */
  height?: number;
  /** Takes the drawing as a PNG or SVG file, which its type says. Given together with `words.savePicture`. */
  onPicture?: (picture: Blob) => void;
}

/** A place in the drawing, in px from its upper left corner. */
export interface Place {
  x: number;
  y: number;
}

/** The drawing area of a chart. */
export interface ChartView {
  width: number;
  height: number;
  /** The series that are switched on, with the place and hue that they have among all. */
  shown: readonly ShownSeries[];
  /** The point that is looked at. */
  active: number | null;
}

export interface ShownSeries extends ChartSeries {
  category: Category;
  /** From 0, among all series: what tells it apart beside its colour. */
  place: number;
}
