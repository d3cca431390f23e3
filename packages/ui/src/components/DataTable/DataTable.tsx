import { type KeyboardEvent, type ReactNode, useCallback, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { usePreserveRowFocus } from '../../focus/usePreserveRowFocus';
import { BulkBar, EmptyCell, Footer, Frame, MessageCell, Scroller, SkeletonLine, Table } from './DataTable.styles';
import { cellOf } from './gridCells';
import { pageSelection, togglePage, toggleRows } from './selectionModel';
import { type BodyHandle, TableBody } from './TableBody';
import { TableHead } from './TableHead';
import type { Column, Expander, Selection, Sort, VirtualRows } from './types';
import { useGridWalk } from './useGridWalk';
import { useBreakpoint, useVisibleColumnCount } from './useVisibleColumnCount';
import { useRowSlots } from './window/useRowSlots';

/**
 * A table of records. Renders a real `<table>` that is one tab stop and is walked with the arrow keys; sorts, selects, opens
 * one row's details below it, and with `virtual` renders only the visible rows of long lists.
 * A row re-renders only when its record, its state, `columns` or `rowActions` change: keep those two stable between renders.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, sort, onSortChange, selection, expander, rowActions, loading = false, virtual } = props;
  const {
    expandedKey = null,
    renderExpanded,
    bulkBar,
    stickyHead = true,
    semantics = 'grid',
    loadingRows = 10,
    actionsHideBelow,
  } = props;
  const id = useId();
  const scrollerRef = useRef<HTMLDivElement>(null);
  const tableRef = useRef<HTMLTableElement>(null);
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const places = useRowSlots(keys);
  const expandedIndex = expandedKey === null || !renderExpanded ? -1 : keys.indexOf(expandedKey);

  const bodyRef = useRef<BodyHandle>(null);
  const walk = useGridWalk({ tableRef, bodyRef, count: rows.length });
  usePreserveRowFocus(scrollerRef);
  const { onSelect, onExpand } = useRowEvents(keys, selection, expander);

  const visible =
    useVisibleColumnCount([...columns, ...(rowActions ? [{ hideBelow: actionsHideBelow }] : [])]) +
    Number(Boolean(selection)) +
    Number(Boolean(expander));
  const isWide = useBreakpoint('lg');
  const showBulk = Boolean(bulkBar && selection && selection.selected.size > 0);
  const selected = selection?.selected;
  const pageState = useMemo(() => (selected ? pageSelection(selected, keys) : 'none'), [selected, keys]);
  const togglePageOrAll = () => selection?.onChange(togglePage(selection.selected, keys));

  const selectByKey = (event: KeyboardEvent<HTMLTableElement>) => {
    const cell = cellOf(event.target, event.currentTarget);
    const key = keys[Number(cell?.parentElement?.dataset['gridRow'])];
    const inField = event.target instanceof Element && event.target.matches('input:not([type="checkbox"]),textarea,select');
    if (!selection || !cell || inField) return;
    const all = event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey);
    const one = event.key === ' ' && event.shiftKey && key;
    if (!all && !one) return;
    event.preventDefault();
    if (all) selection.onChange(new Set([...selection.selected, ...keys]));
    else if (key) onSelect(key, false);
  };

  return (
    <Frame data-bare={props.framed === false || undefined}>
      <Scroller
        ref={scrollerRef}
        data-virtual={Boolean(virtual) || undefined}
        data-filled={rows.length > 0 || undefined}
        data-selecting={showBulk || undefined}
        style={virtual && { maxHeight: virtual.maxHeight }}
      >
        {showBulk && <BulkBar>{bulkBar}</BulkBar>}
        <Table
          ref={tableRef}
          data-one-line={Boolean(virtual) || undefined}
          style={virtual?.rowHeight ? { '--row-height': `${virtual.rowHeight}px` } : undefined}
          role={semantics === 'grid' ? 'grid' : undefined}
          aria-label={label}
          aria-busy={loading || undefined}
          aria-multiselectable={(semantics === 'grid' && selection && true) || undefined}
          aria-rowcount={virtual ? rows.length + 1 : undefined}
          {...walk}
          onKeyDown={(event) => {
            walk.onKeyDown(event);
            selectByKey(event);
          }}
        >
          {props.caption && <caption>{props.caption}</caption>}
          <TableHead
            {...{ columns, sort, onSortChange }}
            selectAll={
              selection && {
                label: selection.labels.selectAll,
                state: pageState,
                onToggle: togglePageOrAll,
              }
            }
            hasActions={Boolean(rowActions)}
            actionsLabel={props.actionsLabel}
            actionsWidth={props.actionsWidth}
            actionsHideBelow={actionsHideBelow}
            expandLabel={expander?.header}
            sticky={stickyHead || Boolean(virtual)}
            covered={showBulk && isWide}
            numbered={Boolean(virtual)}
          />
          <tbody>
            <TableBody
              {...{
                scrollerRef,
                tableRef,
                columns,
                rows,
                keys,
                slots: places,
                selection,
                expander,
                rowActions,
                actionsHideBelow,
                virtual,
              }}
              {...{ expandedIndex, renderExpanded, onSelect, onExpand }}
              ref={bodyRef}
              detailsId={`${id}details`}
              span={visible}
            />
            {rows.length === 0 && loading && (
              <SkeletonRows
                columns={columns}
                count={loadingRows}
                tools={[selection, rowActions, expander].map(Boolean)}
                actionsHideBelow={actionsHideBelow}
              />
            )}
            {rows.length === 0 && !loading && props.empty && (
              <tr>
                <MessageCell colSpan={visible}>{props.empty}</MessageCell>
              </tr>
            )}
          </tbody>
        </Table>
      </Scroller>
      {props.footer && <Footer>{props.footer}</Footer>}
    </Frame>
  );
}

/** Makes handlers that are stable across renders, so that rows do not re-render. */
function useRowEvents<Row>(keys: readonly string[], selection?: Selection<Row>, expander?: Expander<Row>) {
  const latest = useRef({ keys, selection, expander });
  const anchor = useRef<string | null>(null);
  useLayoutEffect(() => {
    latest.current = { keys, selection, expander };
  });
  const onSelect = useCallback((key: string, range: boolean) => {
    const { keys: all, selection: now } = latest.current;
    now?.onChange(toggleRows(now.selected, all, key, range ? anchor.current : null));
    anchor.current = key;
  }, []);
  const onExpand = useCallback((key: string) => latest.current.expander?.onToggle(key), []);
  return { onSelect, onExpand };
}

export interface DataTableProps<Row> {
  /** Label of the table: "Products". */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Returns a record's key, which must not change. */
  rowKey: (row: Row) => string;
  sort?: Sort;
  /** Requests another order: a column's first press is ascending, its second descending. */
  onSortChange?: (sort: Sort) => void;
  /** Gives rows a checkbox. Shift selects a range, Shift+Space a row, Ctrl+A the page. */
  selection?: Selection<Row>;
  /** Key of the row whose details are open below it. */
  expandedKey?: string | null;
  /** Renders the full-width row below the open one. Its controls are reached with Tab, not with arrow keys. */
  renderExpanded?: (row: Row) => ReactNode;
  /** Gives each row a last column with the button that opens its details. */
  expander?: Expander<Row>;
  /** Renders icon buttons of a row; hidden until the row is hovered or focused, always visible on touch devices. */
  rowActions?: (row: Row) => ReactNode;
  /** Label of the column of actions, for screen readers. */
  actionsLabel?: string;
  /** Width of the column of actions in px. */
  actionsWidth?: number;
  /** Breakpoint below which the actions are hidden; put them into the details then. */
  actionsHideBelow?: 'sm' | 'md' | 'lg';
  /** Whether data are loading. Without rows it shows `loadingRows` placeholder rows; existing rows stay. */
  loading?: boolean;
  /** @default 10 */
  loadingRows?: number;
  /** Content instead of rows when there are none. */
  empty?: ReactNode;
  /** Whether the head stays below the top bar while the page scrolls. @default true */
  stickyHead?: boolean;
  /** Renders only visible rows; for more than a few hundred. All rows get one height. */
  virtual?: VirtualRows;
  /** Replaces the header row while rows are selected: their number and the actions on them. */
  bulkBar?: ReactNode;
  /** Visible title above the head. */
  caption?: ReactNode;
  /** Content below the rows, inside the frame: `Pagination`. */
  footer?: ReactNode;
  /** Whether it has a border of its own; off inside a `Card` without padding. @default true */
  framed?: boolean;
  /**
   * Role for screen readers. `grid` passes the arrow keys to the table at once; `table` keeps their own way of reading tables,
   * with the same keys for everybody else. @default 'grid'
   */
  semantics?: 'grid' | 'table';
}

/** Widths in %, so that the placeholder lines look like words and not like a grid. */
const WIDTHS = [62, 48, 74, 55, 68];

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[];
  count: number;
  /** Which of the table's own columns exist: checkbox, actions, details. */
  tools: readonly boolean[];
  actionsHideBelow: Column<Row>['hideBelow'];
}

/** Rows of the final shape while data are loading. Hidden from screen readers, for which the table is marked as busy. */
function SkeletonRows<Row>({ columns, count, tools, actionsHideBelow }: SkeletonRowsProps<Row>) {
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
