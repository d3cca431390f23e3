import type { MonthBudget } from '@stockroom/contract';
import { changeOf } from './timeSeries';

export interface BudgetLine {
  name: 'expenses' | 'savings' | 'bills';
  value: number;
  limit: number;
  /** Share of the limit in percent, with one decimal; may exceed 100. Without a limit: 0. */
  share: number;
  /** Whether more was spent than the limit. Never true of savings. */
  isOver: boolean;
  /** Against the month before, in percent; `null` without a value to compare with. */
  change: number | null;
}

/** The parts of a budget against their limits. */
export function budgetLines(budget: MonthBudget): BudgetLine[] {
  const line = (name: BudgetLine['name'], value: number, limit: number): BudgetLine => ({
    name,
    value,
    limit,
    share: limit === 0 ? 0 : Math.round((value / limit) * 1000) / 10,
    isOver: name !== 'savings' && value > limit,
    change: changeOf(value, budget.before?.[name] ?? null),
  });
  return [
    line('expenses', budget.expenses, budget.expensesLimit),
    line('savings', budget.savings, budget.savingsGoal),
    line('bills', budget.bills, budget.billsLimit),
  ];
}
