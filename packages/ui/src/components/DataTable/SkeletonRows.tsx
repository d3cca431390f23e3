import { SkeletonLine, EmptyCell } from './DataTable.styles';
import type { Column } from './types';

/** Widths in %, so that the placeholder lines look like words and not like a grid. */
const WIDTHS = [62, 48, 74, 55, 68];

export interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[];
  count: number;
  /** Which of the table's own columns exist: checkbox, actions, details. */
  tools: readonly boolean[];
  actionsHideBelow: Column<Row>['hideBelow'];
}

/** Rows of the final shape while data are loading. Hidden from screen readers, for which the table is marked as busy. */
export function SkeletonRows<Row>({ columns, count, tools, actionsHideBelow }: SkeletonRowsProps<Row>) {
  const [select, actions, expand] = tools;
  return Array.from({ length: count }, (_, index) => index).map((row) => (
    <tr key={row} aria-hidden>
      {select && <EmptyCell />}
      {columns.map(({ id, align, hideBelow }, column) => (
        <td key={id} data-align={align} data-hide-below={hideBelow}>
          <SkeletonLine style={{ width: align === 'end' ? 44 : `${WIDTHS[(row + column * 2) % WIDTHS.length] ?? 60}%` }} />
        </td>
      ))}
      {actions && <EmptyCell data-hide-below={actionsHideBelow} />}
      {expand && <EmptyCell />}
    </tr>
  ));
}
