import type { Movement } from '@stockroom/contract';
import { DataTable, IconButton } from '@stockroom/ui';
import { type ReactNode, useCallback } from 'react';
import { formatSigned } from '#entities/stock/formatSigned';
import { isLoaded, keyOf, type LedgerRow } from '#features/transactions/model/ledgerRows';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Rows } from './LedgerTable.styles';
import { type LedgerLinks, useLedgerColumns } from './useLedgerColumns';

/** Height of two lines, in either density. */
const ROW_HEIGHT = 60;

/** The ledger, newest first: only the rows in view are drawn, and only their pages requested. */
export function LedgerTable({ rows, links, isLoading, empty, onUndo, onUnloadedRow }: LedgerTableProps) {
  const { t } = useTranslation('transactions');
  const locale = useLanguage();
  const columns = useLedgerColumns(links, onUnloadedRow);
  const rowActions = useCallback(
    (row: LedgerRow) => {
      if (!onUndo || !isLoaded(row) || row.undoneBy !== null) return null;
      const label = t('table.undo', { product: row.name, change: formatSigned(row.delta, locale) });
      return <IconButton icon="undo" size="sm" tabIndex={-1} label={label} onPress={() => onUndo(row)} />;
    },
    [t, locale, onUndo],
  );
  return (
    <Rows>
      <DataTable
        label={t('table.label')}
        semantics="table"
        rows={rows}
        rowKey={keyOf}
        columns={columns}
        rowActions={rowActions}
        actionsLabel={t('table.actions')}
        actionsWidth={48}
        loading={isLoading}
        empty={empty}
        virtual={{ rowHeight: ROW_HEIGHT, maxHeight: 'max(360px, calc(100dvh - 220px))' }}
      />
    </Rows>
  );
}

export interface LedgerTableProps {
  rows: readonly LedgerRow[];
  /** Must be stable across renders, like the two callbacks below: otherwise every row re-renders. */
  links: LedgerLinks;
  isLoading: boolean;
  /** Shown in place of rows when there are none. */
  empty?: ReactNode;
  /** Left out for users who may only view. */
  onUndo: ((movement: Movement) => void) | undefined;
  /** Called when a row comes into view whose page is not loaded. */
  onUnloadedRow: (place: number) => void;
}
