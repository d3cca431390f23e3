import type { FinanceTransaction } from '@stockroom/contract';
import type { TransactionSort } from './dashboardAddress';

/** Sorts transactions. @param compare compares two texts, in the order of the language */
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
