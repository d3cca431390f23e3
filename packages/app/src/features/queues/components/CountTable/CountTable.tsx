import type { CountLine } from '@stockroom/contract';
import { DataTable, IconButton } from '@stockroom/ui';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Lines } from './CountTable.styles';
import { type CountColumns, useCountColumns } from './useCountColumns';

/** Height for a field, in either density. */
const ROW_HEIGHT = 64;

/** The products of a count, each with the counted number and the difference. */
export function CountTable({ lines, isFixed, isBlind, isLoading, empty, onCount, onCheck }: CountTableProps) {
  const { t } = useTranslation('queues');
  const columns = useCountColumns({ isFixed, isBlind, onCount, onCheck });
  const rowActions = useCallback(
    (line: CountLine) =>
      line.counted !== null && (
        <IconButton
          icon="retry"
          size="sm"
          tabIndex={-1}
          label={t('counts.recount', { name: line.name })}
          onPress={() => onCount(line, null, line.counted)}
        />
      ),
    [t, onCount],
  );
  return (
    <Lines>
      <DataTable
        label={t('counts.table')}
        semantics="table"
        rows={lines}
        rowKey={keyOf}
        columns={columns}
        rowActions={isFixed ? undefined : rowActions}
        actionsLabel={t('table.actions')}
        actionsWidth={56}
        actionsHideBelow="md"
        loading={isLoading}
        empty={empty}
        virtual={{ rowHeight: ROW_HEIGHT, maxHeight: 'max(360px, calc(100dvh - 240px))' }}
      />
    </Lines>
  );
}

const keyOf = ({ productId }: CountLine) => `${productId}`;

export interface CountTableProps extends CountColumns {
  lines: readonly CountLine[];
  isLoading: boolean;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
}
