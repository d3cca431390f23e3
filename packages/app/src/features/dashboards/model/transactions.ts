import type { FinanceTransaction } from '@stockroom/contract';
import type { TransactionSort } from './dashboardAddress';

/** Transactions in an order. @param compare two texts, as the language sorts them */
export function sortTransactions(
  transactions: readonly FinanceTransaction[],
  sort: TransactionSort,
  order: 'asc' | 'desc',
  compare: (a: string, b: string) => number,
): FinanceTransaction[] {
  const sign = order === 'asc' ? 1 : -1;
  return transactions.toSorted(
    (a, b) =>
      sign *
      (sort === 'amount'
        ? a.amount - b.amount
        : sort === 'date'
          ? Date.parse(a.date) - Date.parse(b.date)
          : compare(a[sort], b[sort])),
  );
}
