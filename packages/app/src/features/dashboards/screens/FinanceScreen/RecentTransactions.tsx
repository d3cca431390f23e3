import type { FinanceTransaction } from '@stockroom/contract';
import { Badge, Button, type Column, DataTable } from '@stockroom/ui';
import { useMemo } from 'react';
import { useFigures } from '#features/dashboards/components/useFigures';
import { TRANSACTION_SORTS, type FinanceState, type TransactionSort } from '#features/dashboards/model/dashboardAddress';
import { sortTransactions } from '#features/dashboards/model/transactions';
import { compareTexts } from '#shared/format/format';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Foot, Second } from './FinanceScreen.styles';

/** Number of rows shown before the user asks for all. */
const INITIAL_ROWS = 6;

/** The latest income and expenses; all of them on request. */
export function RecentTransactions({ transactions, state, onMove }: RecentTransactionsProps) {
  const { t } = useTranslation('dashboards');
  const { money, date, locale } = useFigures();
  const { sort, order, all } = state;
  const columns = useMemo((): Column<FinanceTransaction>[] => {
    const statusOf = ({ status }: FinanceTransaction) => (
      <Badge tone={status === 'completed' ? 'success' : 'warning'} icon={status === 'completed' ? 'check' : 'clock'}>
        {t(`finance.status.${status}`)}
      </Badge>
    );
    const dateOf = (row: FinanceTransaction) => date(Date.parse(row.date));
    const column = (
      id: TransactionSort,
      render: Column<FinanceTransaction>['render'],
      more: Partial<Column<FinanceTransaction>> = {},
    ) => ({
      id,
      header: t(`finance.transactions.${id}`),
      sortable: true,
      render,
      ...more,
    });
    return [
      column('transactionId', (row) => row.transactionId, { width: 140, hideBelow: 'md' }),
      column('date', dateOf, { width: 180, hideBelow: 'md' }),
      column('name', (row) => (
        <>
          {row.name}
          <Second>{dateOf(row)}</Second>
        </>
      )),
      column('amount', (row) => money(row.amount), { align: 'end', width: 130, narrowWidth: 104 }),
      column('status', statusOf, { width: 150, hideBelow: 'sm' }),
    ];
  }, [t, money, date]);
  const sorted = useMemo(
    () => sortTransactions(transactions, sort, order, compareTexts(locale)),
    [transactions, sort, order, locale],
  );
  const rows = all === 'yes' ? sorted : sorted.slice(0, INITIAL_ROWS);
  return (
    <>
      <DataTable
        label={t('finance.transactions.title')}
        semantics="table"
        rows={rows}
        rowKey={({ id }) => id}
        columns={columns}
        sort={{ column: sort, order }}
        onSortChange={(next) => {
          const column = TRANSACTION_SORTS.find((each) => each === next.column);
          if (column) onMove({ sort: column, order: next.order });
        }}
        stickyHead={false}
        framed={false}
        empty={t('finance.transactions.empty')}
      />
      {transactions.length > INITIAL_ROWS && (
        <Foot>
          <Button onPress={() => onMove({ all: all === 'yes' ? null : 'yes' })}>
            {all === 'yes' ? t('finance.transactions.fewer') : t('finance.transactions.all', { count: transactions.length })}
          </Button>
        </Foot>
      )}
    </>
  );
}

interface RecentTransactionsProps {
  transactions: readonly FinanceTransaction[];
  state: FinanceState;
  onMove: (change: Partial<FinanceState>) => void;
}
