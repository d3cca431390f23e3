import { useMemo } from 'react';
import { DataTable, type Column } from '../DataTable';
import { LongName, ShortName } from './ChartTable.styles';
import type { ChartPoint, ChartSeries } from './types';

interface Row extends ChartPoint {
  place: number;
}

/** The chart's data as a table: the same numbers, each to be read and copied. Of long ones only the rows in sight are drawn. */
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

/** On a phone a day beside two series would be cut to its first letters: there it stands as under the axis. */
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
  /** In px; it scrolls inside. */
  height: number;
}
