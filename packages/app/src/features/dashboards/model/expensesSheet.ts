import type { Expenses } from '@stockroom/contract';
import type { Sheet } from './sheets';

/** What was spent in each part of a time. */
export function expensesSheet(
  name: string,
  { labels, series }: Expenses,
  head: { part: string; spent: string },
  dayName: (day: string) => string,
): Sheet {
  return {
    name,
    head: [head.part, head.spent],
    rows: labels.map(({ from, to }, place) => [
      from === to ? dayName(from) : `${dayName(from)} – ${dayName(to)}`,
      series[place] ?? null,
    ]),
  };
}
