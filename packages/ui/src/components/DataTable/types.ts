import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  /** Heading of the column. */
  header: string;
  /** Name of the column where `header` is short or empty. */
  headerLabel?: string;
  /** `end` for numbers: right-aligned, with tabular figures. @default 'start' */
  align?: 'start' | 'end';
  /** Whether its header is a button that sorts. @default false */
  sortable?: boolean;
  /** Width in px, or any CSS width. Columns without a width share the remaining space. */
  width?: number | string;
  /** Width below 600 px, where space is short. */
  narrowWidth?: number | string;
  /** Breakpoint below which it is hidden; put its content into the details then. */
  hideBelow?: 'sm' | 'md' | 'lg';
  /**
   * Renders a cell's content. Called again only when the row or the columns change. Another page's row may reuse the same
   * elements: state that a cell holds must be tied to its row.
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
  /** Called to open or close the details of a row. */
  onToggle: (key: string) => void;
  /** Returns the button's label: "Details of Field watch". */
  label: (row: Row) => string;
  /** Name of the column: "Details". */
  header: string;
}

export interface VirtualRows {
  /** Height in px; by default the row height of the density. */
  rowHeight?: number;
  /** Height of the list in px, or any CSS height; it scrolls inside. */
  maxHeight: number | string;
}
