import type { UseQueryResult } from '@tanstack/react-query';

/** The part of a query's result that its page shows. */
export type ShownQuery = Pick<UseQueryResult, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>;

/** State of a list page. `rows`: the list itself. */
export type QueryState = 'waiting' | 'failed' | 'noMatch' | 'empty' | 'rows';

/**
 * Decides what a list's page shows.
 * @param count number of rows to show
 * @param isFiltered whether a search or a filter may exclude others
 */
export function queryStateOf(
  { data, isError }: Pick<ShownQuery, 'data' | 'isError'>,
  count: number,
  isFiltered: boolean,
): QueryState {
  if (data === undefined) return isError ? 'failed' : 'waiting';
  if (count > 0) return 'rows';
  return isFiltered ? 'noMatch' : 'empty';
}

/** Whether the content shown is older than the last, failed fetch. */
export const isStale = ({ data, isError }: Pick<ShownQuery, 'data' | 'isError'>): boolean => isError && data !== undefined;
