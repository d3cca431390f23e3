import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  /** The column's heading. */
  header: string;
  /** The column's name where `header` is short or empty. */
  headerLabel?: string;
  /** `end` for numbers: right-aligned, with tabular figures. @default 'start' */
  align?: 'start' | 'end';
  /** Its header is a button that sorts. @default false */
  sortable?: boolean;
  /** In px, or any CSS width. Columns without one share what is left. */
  width?: number | string;
  /** Its width below 600 px, where every pixel counts. */
  narrowWidth?: number | string;
  /** Not shown below this breakpoint; what it holds belongs into the details then. */
  hideBelow?: 'sm' | 'md' | 'lg';
  /**
   * A cell's content. Called again only when the row or the columns change. Another page's row may come to stand in the
   * same elements: what a cell holds besides its row must know of which row it is.
   */
  render: (row: Row) => ReactNode;
}

export interface Sort {
  /** Id of a column. */
  column: string;
  order: 'asc' | 'desc';
}

export interface Selection<Row> {
  /** Keys of the selected rows; may hold keys of other pages. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  labels: { selectAll: string; selectRow: (row: Row) => string };
}

export interface Expander<Row> {
  /** Opens or closes the details of a row. */
  onToggle: (key: string) => void;
  /** The button's name: "Details of Field watch". */
  label: (row: Row) => string;
  /** The column's name: "Details". */
  header: string;
}

export interface VirtualRows {
  /** In px; without it the row height of the density. */
  rowHeight?: number;
  /** Height of the list in px, or any CSS height; it scrolls inside. */
  maxHeight: number | string;
}
