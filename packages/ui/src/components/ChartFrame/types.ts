import type { Category } from '../../tokens/categories';

/** One point along a chart's axis: a day, a month, a category. */
export interface ChartPoint {
  /** Full name, read aloud and shown in the table except on phones: "Monday, 3 March". */
  name: string;
  /** Short name below the axis and in a phone's table: "3 Mar". @default `name` */
  tick?: string;
}

/** A series, drawn in one colour. */
export interface ChartSeries {
  /** Unique within the chart. */
  id: string;
  name: string;
  /**
   * One value for each point. `null` is a gap, never 0; a missing value at the end is a gap too. NaN and infinity are rejected.
   */
  values: readonly (number | null)[];
  /** Its hue. @default its index among the series */
  category?: Category;
}

/** A series from its first value to its last, summed up. */
export interface ChartFact {
  name: string;
  first: number;
  last: number;
  lowest: { value: number; point: string };
  highest: { value: number; point: string };
  trend: 'up' | 'down' | 'flat';
}

/** Texts of a chart. */
export interface ChartLabels {
  /** One sentence about what is shown, made of the facts of each visible series with a value. */
  summary: (facts: readonly ChartFact[]) => string;
  /** Label of the button that turns the chart into a table. */
  showAsTable: string;
  /** Labels of the button that saves the drawing, and of the two file types in its menu. Without them there is no button. */
  savePicture?: { button: string; png: string; svg: string };
  /** Text of a gap: "no value". */
  noValue: string;
  /** Reason why the chart is empty, shown in its place. */
  empty: string;
  /** Label of the legend's group of toggle buttons. */
  legend: string;
  /** Header of the table's first column: "Day". */
  point: string;
  /** Name of the part that the arrow keys walk, for screen readers: "points of the chart". */
  walk: string;
}

/** Props of every chart. */
export interface ChartProps {
  /** Name of the figure. */
  name: string;
  /** Hides the name visually, where a card around it already shows it. */
  hideName?: boolean;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  labels: ChartLabels;
  /** Formats a value in the language of the page, with its unit. */
  format: (value: number) => string;
  /** Height of the drawing in px, reserved before the data are drawn. @default 260 */
  height?: number;
  /** Called with the drawing as a PNG or SVG file; its type says which. Given together with `words.savePicture`. */
  onPicture?: (picture: Blob) => void;
}

/** A position in the drawing, in px from its upper left corner. */
export interface Position {
  x: number;
  y: number;
}

/** The drawing area of a chart. */
export interface ChartView {
  width: number;
  height: number;
  /** Visible series, with the index and hue that they have among all. */
  shown: readonly ShownSeries[];
  /** Index of the active point. */
  active: number | null;
}

export interface ShownSeries extends ChartSeries {
  category: Category;
  /** Index among all series, from 0: it selects dashes and hatch. */
  place: number;
}
