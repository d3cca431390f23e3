import type { Product } from '@stockroom/contract';
import { useEffect, useMemo } from 'react';
import { createFilterMatcher } from '#features/inventory/filters/model/createFilterMatcher';

/** Reports the shown rows that no longer match the filters. @param onFilteredOut stable over re-renders */
export function useFilteredOutRows(
  rows: readonly Product[],
  filters: string,
  onFilteredOut: (ids: ReadonlySet<number> | undefined) => void,
): void {
  // Joined into a text, so that the same rows are not reported again.
  const left = useMemo(() => {
    const fits = createFilterMatcher(filters);
    return rows
      .filter((product) => !fits(product))
      .map(({ id }) => id)
      .join(' ');
  }, [rows, filters]);
  useEffect(() => {
    onFilteredOut(left === '' ? undefined : new Set(left.split(' ').map(Number)));
  }, [left, onFilteredOut]);
}
