import type { Expenses } from '@stockroom/contract';
import type { Sheet } from './sheets';

/** Expenses in each week of a period. */
export function expensesSheet(name: string, { labels, series }: Expenses, head: { part: string; spent: string }): Sheet {
  const [spent] = series;
  return {
    name,
    head: [head.part, head.spent],
    rows: labels.map((label, place) => [label, spent?.data[place] ?? null]),
  };
}
