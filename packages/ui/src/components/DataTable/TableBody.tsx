import { Fragment, useImperativeHandle, type ReactNode, type Ref, type RefObject } from 'react';
import { DetailsCell, GapCell } from './DataTable.styles';
import { TableRow } from './TableRow';
import type { Column, Expander, Selection, VirtualRows } from './types';
import { usePrinting } from './usePrinting';
import { useVirtualRows } from './window/useVirtualRows';

/** Handle of the body for the keyboard walk. */
export interface BodyHandle {
  /** Scrolls to a row of the page and renders it if necessary. */
  reveal: (index: number) => void;
  /** Returns the number of rows that a page key moves by. */
  pageRows: () => number;
}

export interface TableBodyProps<Row> {
  ref: Ref<BodyHandle>;
  scrollerRef: RefObject<HTMLDivElement | null>;
  tableRef: RefObject<HTMLTableElement | null>;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keys: readonly string[];
  /** Keys of the rows' elements, see `assignSlots`. */
  slots: readonly number[];
  selection: Selection<Row> | undefined;
  expander: Expander<Row> | undefined;
  rowActions: ((row: Row) => ReactNode) | undefined;
  actionsHideBelow: Column<Row>['hideBelow'];
  expandedIndex: number;
  detailsId: string;
  renderExpanded: ((row: Row) => ReactNode) | undefined;
  /** Number of columns that the details span. */
  span: number;
  virtual: VirtualRows | undefined;
  onSelect: (key: string, range: boolean) => void;
  onExpand: (key: string) => void;
}

/** Maximum number of printed rows of a long list: nobody reads more, and a page with 50,000 hangs. */
const MAX_PRINTED_ROWS = 2000;

/** The rows. Scrolling re-renders this component and the new rows, not the table around it. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { ref, scrollerRef, tableRef, rows, keys, slots, selection, expander, expandedIndex, detailsId, virtual } = props;
  const { columns, rowActions, actionsHideBelow, onSelect, onExpand } = props;
  const isPrinting = usePrinting();
  const { parts, reveal, pageRows } = useVirtualRows({
    enabled: Boolean(virtual) && !isPrinting,
    scrollerRef,
    tableRef,
    count: rows.length,
    rowHeight: virtual?.rowHeight,
    expandedIndex,
  });
  useImperativeHandle(ref, () => ({ reveal, pageRows }), [reveal, pageRows]);

  return (isPrinting ? parts.slice(0, MAX_PRINTED_ROWS) : parts).map((part) => {
    if (part.kind === 'gap') {
      return (
        <tr key={`gap ${part.from}`} aria-hidden>
          <GapCell style={{ height: part.height }} />
        </tr>
      );
    }
    const { index } = part;
    const row = rows[index];
    const key = keys[index];
    if (row === undefined || key === undefined) return null;
    const expanded = index === expandedIndex;
    return (
      <Fragment key={slots[index]}>
        <TableRow
          {...{ row, index, columns, rowActions, actionsHideBelow, expanded, onSelect, onExpand, detailsId }}
          rowKey={key}
          selected={selection?.selected.has(key) ?? false}
          selectLabel={selection?.labels.selectRow}
          expandLabel={expander?.label}
          ariaRowIndex={virtual ? index + 2 : undefined}
        />
        {expanded && (
          <tr key={key} data-details>
            <DetailsCell colSpan={props.span} id={detailsId}>
              {props.renderExpanded?.(row)}
            </DetailsCell>
          </tr>
        )}
      </Fragment>
    );
  });
}
