import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';
import { CalendarDay, TimeSeries, dashboardOf } from './series';

/** Money in US dollars. */
const money = v.pipe(v.number(), v.finite());

/** The demo's limits. */
export const FINANCE_LIMITS = { credit: 34_500, expenses: 20_000, savings: 250_000, bills: 1000 } as const;

export const STATEMENT_LINES = ['stock', 'rent', 'wages', 'shipping', 'fees'] as const;

export const Statement = v.object({
  status: v.picklist(['paid', 'pending']),
  /** Due date, past or future. */
  date: CalendarDay,
  limit: money,
  spent: money,
  minimum: money,
  /** Line items, each with the tax it includes. */
  lines: v.array(v.object({ kind: v.picklist(STATEMENT_LINES), amount: money, tax: money })),
});
export type Statement = v.InferOutput<typeof Statement>;

export const FinanceTransaction = v.object({
  id: Id,
  transactionId: v.string(),
  name: v.string(),
  amount: money,
  status: v.picklist(['completed', 'pending']),
  date: Instant,
});
export type FinanceTransaction = v.InferOutput<typeof FinanceTransaction>;

export const MonthBudget = v.object({
  expenses: money,
  expensesLimit: money,
  savings: money,
  savingsGoal: money,
  bills: money,
  billsLimit: money,
  /** The same three values for the previous month. */
  before: v.optional(v.object({ expenses: money, savings: money, bills: money })),
});
export type MonthBudget = v.InferOutput<typeof MonthBudget>;

export const FinanceParts = {
  accountBalance: v.object({
    /** Percent per month. */
    growRate: v.pipe(v.number(), v.finite()),
    /** Average monthly income. */
    ami: money,
    series: TimeSeries,
  }),
  budget: MonthBudget,
  previousStatement: Statement,
  currentStatement: Statement,
  recentTransactions: v.array(FinanceTransaction),
} as const;

export const FinanceDashboard = dashboardOf(FinanceParts);
