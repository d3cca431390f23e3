import { expect, test } from 'vitest';
import { budgetLines } from './budgetLines';

const budget = { expenses: 11_763.34, expensesLimit: 20_000, savings: 300, savingsGoal: 200, bills: 1057, billsLimit: 1000 };

test('budgetLines: marks a part over its limit, but not savings over their goal', () => {
  expect(budgetLines(budget).map(({ name, share, isOver }) => [name, share, isOver])).toEqual([
    ['expenses', 58.8, false],
    ['savings', 150, false],
    ['bills', 105.7, true],
  ]);
});

test('budgetLines: gives a part without a limit a share of 0', () => {
  expect(budgetLines({ ...budget, billsLimit: 0 })[2]).toMatchObject({ share: 0, isOver: true });
});

test('budgetLines: compares each part with the month before where that is known', () => {
  expect(budgetLines(budget).map(({ change }) => change)).toEqual([null, null, null]);
  const before = { expenses: 23_526.68, savings: 300, bills: 0 };
  expect(budgetLines({ ...budget, before }).map(({ change }) => change)).toEqual([-50, 0, null]);
});
