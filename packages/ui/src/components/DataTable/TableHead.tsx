import type { CSSProperties } from 'react';
import { Icon } from '../Icon/Icon';
import { Head, HeaderName, SortButton } from './TableHead.styles';
import type { Column, Sort } from './types';

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSortChange: ((sort: Sort) => void) | undefined;
  /** Undefined without selection. */
  selectAll: { label: string; state: 'none' | 'some' | 'all'; onToggle: () => void } | undefined;
  actionsLabel: string | undefined;
  hasActions: boolean;
  actionsWidth: number | undefined;
  actionsHideBelow: Column<Row>['hideBelow'];
  expandLabel: string | undefined;
  sticky: boolean;
  /** Whether the bulk bar covers the head: its cells are left out of the keyboard walk. */
  covered: boolean;
  numbered: boolean;
}

export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, sort, onSortChange, selectAll, sticky, numbered } = props;
  const covered = props.covered ? '' : undefined;
  return (
    <Head data-sticky={sticky || undefined}>
      <tr data-grid-row="head" aria-rowindex={numbered ? 1 : undefined}>
        {selectAll && (
          <td data-tool="select" tabIndex={-1}>
            <input
              type="checkbox"
              aria-label={selectAll.label}
              checked={selectAll.state === 'all'}
              ref={(input) => {
                if (input) input.indeterminate = selectAll.state === 'some';
              }}
              onChange={selectAll.onToggle}
            />
          </td>
        )}
        {columns.map((column) => {
          const order = sort?.column === column.id ? sort.order : undefined;
          return (
            <th
              key={column.id}
              scope="col"
              tabIndex={-1}
              data-align={column.align}
              data-hide-below={column.hideBelow}
              data-covered={covered}
              aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}
              style={widths(column)}
            >
              {column.sortable && onSortChange ? (
                <SortButton
                  type="button"
                  aria-label={column.headerLabel}
                  onClick={() => onSortChange({ column: column.id, order: order === 'asc' ? 'desc' : 'asc' })}
                >
                  <span>{column.header}</span>
                  <Icon name={order === 'desc' ? 'arrowDown' : 'arrowUp'} size={16} />
                </SortButton>
              ) : (
                <HeaderText column={column} />
              )}
            </th>
          );
        })}
        {props.hasActions && (
          <th
            data-tool="actions"
            tabIndex={-1}
            data-covered={covered}
            data-hide-below={props.actionsHideBelow}
            style={{ width: props.actionsWidth }}
          >
            <HeaderName>{props.actionsLabel}</HeaderName>
          </th>
        )}
        {props.expandLabel !== undefined && (
          <th data-tool="expand" tabIndex={-1} data-covered={covered}>
            <HeaderName>{props.expandLabel}</HeaderName>
          </th>
        )}
      </tr>
    </Head>
  );
}

const css = (width: number | string | undefined) => (typeof width === 'number' ? `${width}px` : width);

/** Custom properties for the styles, which choose by the window's width. */
const widths = <Row,>({ width, narrowWidth }: Column<Row>) =>
  ({ '--column-width': css(width), '--column-narrow': css(narrowWidth) }) as CSSProperties;

function HeaderText<Row>({ column }: { column: Column<Row> }) {
  if (!column.headerLabel) return column.header;
  return (
    <>
      <span aria-hidden>{column.header}</span>
      <HeaderName>{column.headerLabel}</HeaderName>
    </>
  );
}
