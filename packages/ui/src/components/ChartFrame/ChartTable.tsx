import { useMemo } from 'react';
import { DataTable, type Column } from '../DataTable';
import { LongName, ShortName } from './ChartTable.styles';
import type { ChartPoint, ChartSeries } from './types';

interface Row extends ChartPoint {
  place: number;
}

/** The chart's data as a table: the same numbers, to be read and copied. A long table renders only the rows in view. */
export function ChartTable({ name, pointName, points, series, format, noValue, height }: ChartTableProps) {
  const rows = useMemo(() => points.map((point, place): Row => ({ ...point, place })), [points]);
  const columns = useMemo(
    (): Column<Row>[] => [
      { id: 'point', header: pointName, render: pointCell },
      ...series.map((each): Column<Row> => ({
        id: each.id,
        header: each.name,
        align: 'end',
        render: ({ place }) => {
          const value = each.values[place] ?? null;
          return value === null ? noValue : format(value);
        },
      })),
    ],
    [pointName, series, format, noValue],
  );
  return (
    <DataTable
      label={name}
      semantics="table"
      rows={rows}
      rowKey={({ place }) => String(place)}
      columns={columns}
      virtual={{ rowHeight: 36, maxHeight: height }}
    />
  );
}

/**
 * Shows both forms of a point's name. On a phone a full day beside two series would be truncated to its first letters, so the
 * short form is shown.
 */
const pointCell = ({ name, tick }: ChartPoint) =>
  tick === undefined ? (
    name
  ) : (
    <>
      <LongName>{name}</LongName>
      <ShortName aria-hidden>{tick}</ShortName>
    </>
  );

interface ChartTableProps {
  name: string;
  pointName: string;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  noValue: string;
  /** Height in px; the table scrolls inside. */
  height: number;
}
