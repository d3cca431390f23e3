import type { BudgetRow } from '@stockroom/contract';
import { Badge, type BadgeTone, type Column, DataTable } from '@stockroom/ui';
import { useMemo } from 'react';
import { useFigures } from '#features/dashboards/components/useFigures';
import { sortBudget } from '#features/dashboards/model/budgetOrder';
import { BUDGET_SORTS, type BudgetSort, type ProjectState } from '#features/dashboards/model/dashboardAddress';
import { compareTexts } from '#shared/format/format';
import { useTranslation } from '#shared/i18n/useTranslation';
import { NarrowDetails } from './ProjectScreen.styles';

/** Shares of the remaining budget, in percent: red under 30, amber under 80, green from there on. */
const LITTLE = 30;
const PLENTY = 80;

function toneOf(left: number): BadgeTone {
  if (left < LITTLE) return 'critical';
  return left < PLENTY ? 'warning' : 'success';
}

/** Budget, expenses and remainder of each part of a project. */
export function BudgetTable({ rows, state, onMove }: BudgetTableProps) {
  const { t } = useTranslation('dashboards');
  const { money, wholeMoney, percent, locale } = useFigures();
  const { sort, order } = state;
  const columns = useMemo((): Column<BudgetRow>[] => {
    const number = (id: BudgetSort, render: Column<BudgetRow>['render'], width: number): Column<BudgetRow> => ({
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
        sortable: true,
        width: 160,
        narrowWidth: 'auto',
        render: ({ type, total, expensesAmount }) => (
          <>
            {t(`project.budget.categories.${type.toLowerCase() as Lowercase<typeof type>}`)}
            <NarrowDetails>
              {t('project.budget.spentOf', { amount: wholeMoney(expensesAmount), total: wholeMoney(total) })}
            </NarrowDetails>
          </>
        ),
      },
      { ...number('total', (row) => wholeMoney(row.total), 140), hideBelow: 'sm' },
      { ...number('expenses', (row) => money(row.expensesAmount), 140), hideBelow: 'sm' },
      { ...number('expensesShare', (row) => percent(row.expensesPercentage), 120), hideBelow: 'md' },
      { ...number('remaining', (row) => money(row.remainingAmount), 140), hideBelow: 'md' },
      {
        ...number(
          'remainingShare',
          (row) => <Badge tone={toneOf(row.remainingPercentage)}>{percent(row.remainingPercentage)}</Badge>,
          130,
        ),
        header: t('project.budget.columns.left'),
        headerLabel: t('project.budget.columns.remainingShare'),
        narrowWidth: 92,
      },
    ];
  }, [t, money, wholeMoney, percent]);
  const sorted = useMemo(() => {
    const compare = compareTexts(locale);
    const nameOf = (type: BudgetRow['type']) => t(`project.budget.categories.${type.toLowerCase() as Lowercase<typeof type>}`);
    return sortBudget(rows, sort, order, (one, other) => compare(nameOf(one), nameOf(other)));
  }, [t, locale, rows, sort, order]);
  return (
    <DataTable
      label={t('project.budget.details')}
      semantics="table"
      rows={sorted}
      rowKey={({ id }) => id}
      columns={columns}
      sort={{ column: sort, order }}
      onSortChange={(next) => {
        const column = BUDGET_SORTS.find((each) => each === next.column);
        if (column) onMove({ sort: column, order: next.order });
      }}
      stickyHead={false}
      framed={false}
    />
  );
}

interface BudgetTableProps {
  rows: readonly BudgetRow[];
  state: ProjectState;
  onMove: (change: Partial<ProjectState>) => void;
}
