import { memo, type ReactNode } from 'react';
import type { Column } from './types';

export interface TableRowProps<Data> {
  row: Data;
  rowKey: string;
  index: number;
  columns: readonly Column<Data>[];
  /** Undefined without selection. Called when the row is rendered, and not with each render of the table. */
  selectLabel: ((row: Data) => string) | undefined;
  selected: boolean;
  /** Undefined without the table's own details button. */
  expandLabel: ((row: Data) => string) | undefined;
  expanded: boolean;
  detailsId: string;
  rowActions: ((row: Data) => ReactNode) | undefined;
  actionsHideBelow: Column<Data>['hideBelow'];
  /** Position for screen readers, when not all rows are on the page; from 1. */
  ariaRowIndex: number | undefined;
  onSelect: (key: string, range: boolean) => void;
  onExpand: (key: string) => void;
}

function PlainRow<Data>(props: TableRowProps<Data>) {
  const { row, rowKey, index, columns, selected, selectLabel, expanded, expandLabel, detailsId, rowActions } = props;
  return (
    <tr
      data-grid-row={index}
      data-expanded={expanded || undefined}
      aria-selected={selectLabel ? selected : undefined}
      aria-rowindex={props.ariaRowIndex}
    >
      {selectLabel && (
        <td data-tool="select">
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={selectLabel(row)}
            checked={selected}
            onChange={({ nativeEvent }) => props.onSelect(rowKey, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} data-align={column.align} data-hide-below={column.hideBelow}>
          {column.render(row)}
        </td>
      ))}
      {rowActions && (
        <td data-tool="actions" data-hide-below={props.actionsHideBelow}>
          <div>{rowActions(row)}</div>
        </td>
      )}
      {expandLabel && (
        <td data-tool="expand">
          {/*
           * Not an IconButton: a tooltip and a drawing in every row that scrolls into view cost more than the rest of it.
           */}
          <button
            type="button"
            tabIndex={-1}
            aria-label={expandLabel(row)}
            aria-expanded={expanded}
            aria-controls={expanded ? detailsId : undefined}
            onClick={() => props.onExpand(rowKey)}
          />
        </td>
      )}
    </tr>
  );
}

/** A row that re-renders only when something of its own changes. */
export const TableRow = memo(PlainRow) as typeof PlainRow;
