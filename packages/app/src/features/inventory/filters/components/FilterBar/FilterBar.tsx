import type { Product } from '@stockroom/contract';
import { ButtonLink } from '@stockroom/ui';
import { useEffect, useMemo } from 'react';
import { newCountUrl } from '#entities/counts/countAddress';
import { FilterChips, type FilterChipsProps } from '#entities/filters/FilterChips/FilterChips';
import { createFilterMatcher } from '#features/inventory/filters/model/createFilterMatcher';
import { useTranslation } from '#shared/i18n/useTranslation';

/** The list's filters, and the link to a count of it. */
export function FilterBar({ search, rows, onFilteredOut, ...chips }: FilterBarProps) {
  const { t } = useTranslation('filters');
  useFilteredOutRows(rows, chips.filters, onFilteredOut);
  return (
    <FilterChips
      {...chips}
      more={
        <ButtonLink size="sm" variant="quiet" icon="checklist" href={newCountUrl(search, chips.filters)}>
          {t('countThese')}
        </ButtonLink>
      }
    />
  );
}

export interface FilterBarProps extends Omit<FilterChipsProps, 'more'> {
  /** The list's search term. */
  search: string;
  /** The shown products. */
  rows: readonly Product[];
  /** Called with the ids of shown rows that no longer match the filters. Stable over re-renders. */
  onFilteredOut: (ids: ReadonlySet<number> | undefined) => void;
}

/** Reports the shown rows that no longer match the filters. @param onFilteredOut stable over re-renders */
function useFilteredOutRows(
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
