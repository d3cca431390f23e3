import type { BudgetRow } from '@stockroom/contract';
import { Badge, type BadgeTone, type Column, DataTable, type Sort } from '@stockroom/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useFigures } from '../../components/useFigures';
import { Second } from './ProjectScreen.styles';

/** From how much on of the budget is left: red under 30 %, amber under 80 %, green from there on (screens, 4.10). */
const LITTLE = 30;
const PLENTY = 80;

function toneOf(left: number): BadgeTone {
  if (left < LITTLE) return 'critical';
  return left < PLENTY ? 'warning' : 'success';
}

const numbers = {
  total: 'total',
  expenses: 'expensesAmount',
  expensesShare: 'expensesPercentage',
  remaining: 'remainingAmount',
  remainingShare: 'remainingPercentage',
} as const;

/** What each part of a project may cost, did cost, and has left. */
export function BudgetTable({ rows }: { rows: readonly BudgetRow[] }) {
  const { t } = useTranslation('dashboards');
  const { money, percent } = useFigures();
  const [sort, setSort] = useState<Sort>({ column: 'total', order: 'desc' });
  const columns = useMemo((): Column<BudgetRow>[] => {
    const number = (id: keyof typeof numbers, render: Column<BudgetRow>['render'], width: number): Column<BudgetRow> => ({
      id,
      header: t(`project.budget.columns.${id}`),
      align: 'end',
      sortable: true,
      width,
      render,
    });
    return [
      {
        id: 'type',
        header: t('project.budget.columns.type'),
        width: 160,
        narrowWidth: '38%',
        render: ({ type, expensesAmount }) => (
          <>
            {t(`project.budget.categories.${type}`)}
            <Second>{t('project.budget.spentOf', { amount: money(expensesAmount) })}</Second>
          </>
        ),
      },
      { ...number('total', (row) => money(row.total), 140), narrowWidth: '34%' },
      { ...number('expenses', (row) => money(row.expensesAmount), 140), hideBelow: 'sm' },
      { ...number('expensesShare', (row) => percent(row.expensesPercentage), 120), hideBelow: 'md' },
      { ...number('remaining', (row) => money(row.remainingAmount), 140), hideBelow: 'md' },
      {
        ...number(
          'remainingShare',
          (row) => <Badge tone={toneOf(row.remainingPercentage)}>{percent(row.remainingPercentage)}</Badge>,
          130,
        ),
        narrowWidth: '28%',
      },
    ];
  }, [t, money, percent]);
  const sorted = useMemo(() => {
    const key = numbers[sort.column as keyof typeof numbers];
    const sign = sort.order === 'asc' ? 1 : -1;
    return rows.toSorted((a, b) => sign * (a[key] - b[key]));
  }, [rows, sort]);
  return (
    <DataTable
      label={t('project.budget.details')}
      semantics="table"
      rows={sorted}
      rowKey={({ id }) => id}
      columns={columns}
      sort={sort}
      onSortChange={setSort}
      stickyHead={false}
      framed={false}
    />
  );
}
