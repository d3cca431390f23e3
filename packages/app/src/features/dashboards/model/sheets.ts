import { LINE_END, markText, writeRow } from '#shared/csv/csvCells';
import type { Delimiter } from '#shared/csv/csvReader';

/** A named table of a dashboard's data. */
export interface Sheet {
  name: string;
  /** Id of the widget that shows it; a table without a widget is always exported. */
  widget?: string;
  head: readonly string[];
  /** `null` is an empty cell. */
  rows: readonly (readonly (string | number | null)[])[];
}

/** A chart's data, as a table. */
export function sheetOf(
  name: string,
  first: string,
  points: readonly { name: string }[],
  series: readonly { name: string; values: readonly (number | null)[] }[],
): Sheet {
  return {
    name,
    head: [first, ...series.map((each) => each.name)],
    rows: points.map((point, place) => [point.name, ...series.map(({ values }) => values[place] ?? null)]),
  };
}

/** Writes tables below each other into one file: numbers stay numbers, and no cell is run by a spreadsheet. */
export function writeSheets(sheets: readonly Sheet[], delimiter: Delimiter): string {
  const cell = (value: string | number | null) => (typeof value === 'string' ? markText(value, true) : String(value ?? ''));
  const lines = sheets.flatMap(({ name, head, rows }, place) => [
    ...(place > 0 ? [''] : []),
    writeRow([cell(name)], delimiter),
    writeRow(head.map(cell), delimiter),
    ...rows.map((row) => writeRow(row.map(cell), delimiter)),
  ]);
  // Spreadsheets recognise UTF-8 by this mark.
  return `\uFEFF${lines.join(LINE_END)}${LINE_END}`;
}
