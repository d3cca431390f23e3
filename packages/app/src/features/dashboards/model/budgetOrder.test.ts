import type { BudgetRow } from '@stockroom/contract';
import { expect, test } from 'vitest';
import { sortBudget } from './budgetOrder';
import { projectAddress } from './dashboardAddress';

const row = (type: BudgetRow['type'], total: number, expensesPercentage: number): BudgetRow => ({
  id: type,
  type,
  total,
  expensesAmount: (total * expensesPercentage) / 100,
  expensesPercentage,
  remainingAmount: (total * (100 - expensesPercentage)) / 100,
  remainingPercentage: 100 - expensesPercentage,
});
const rows = [row('Design', 300, 10), row('Concept', 100, 90), row('Extras', 200, 50)];
const byName = (a: string, b: string) => a.localeCompare(b);
const sorted = (...[sort, order]: [Parameters<typeof sortBudget>[1], 'asc' | 'desc']) =>
  sortBudget(rows, sort, order, byName).map(({ type }) => type);

test('sortBudget: sorts by any column, and parts by their translated names', () => {
  expect(sorted('type', 'asc')).toEqual(['Concept', 'Design', 'Extras']);
  expect(sorted('total', 'desc')).toEqual(['Design', 'Extras', 'Concept']);
  expect(sorted('remainingShare', 'asc')).toEqual(['Concept', 'Extras', 'Design']);
});

test('projectAddress: keeps the order of the budget and corrects an unknown order', () => {
  const { state, corrected } = projectAddress.read(new URLSearchParams('tab=budget&sort=remaining&order=up'));
  expect(state).toMatchObject({ tab: 'budget', sort: 'remaining', order: 'desc' });
  expect(corrected).toEqual(['order']);
});
