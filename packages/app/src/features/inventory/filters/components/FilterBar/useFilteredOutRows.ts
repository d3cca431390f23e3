import type { Product } from '@stockroom/contract';
import { useEffect, useMemo } from 'react';
import { fitsFilters } from '../../model/fitsFilters';

/** Tells which rows the filters would not show any more. @param tell stays the same over renders */
export function useFilteredOutRows(
  rows: readonly Product[],
  filters: string,
  tell: (ids: ReadonlySet<number> | undefined) => void,
): void {
  // As a text: the same rows are the same news.
  const left = useMemo(() => {
    const fits = fitsFilters(filters);
    return rows
      .filter((product) => !fits(product))
      .map(({ id }) => id)
      .join(' ');
  }, [rows, filters]);
  useEffect(() => {
    tell(left === '' ? undefined : new Set(left.split(' ').map(Number)));
  }, [left, tell]);
}
