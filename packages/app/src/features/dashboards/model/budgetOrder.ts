import type { BudgetRow } from '@stockroom/contract';
import type { BudgetSort } from './dashboardAddress';

const NUMBERS = {
  total: 'total',
  expenses: 'expensesAmount',
  expensesShare: 'expensesPercentage',
  remaining: 'remainingAmount',
  remainingShare: 'remainingPercentage',
} as const;

/** Sorts the parts of a budget. @param compareTypes compares two parts by their names */
export function sortBudget(
  rows: readonly BudgetRow[],
  sort: BudgetSort,
  order: 'asc' | 'desc',
  compareTypes: (a: BudgetRow['type'], b: BudgetRow['type']) => number,
): BudgetRow[] {
  const sign = order === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => sign * (sort === 'type' ? compareTypes(a.type, b.type) : a[NUMBERS[sort]] - b[NUMBERS[sort]]));
}
