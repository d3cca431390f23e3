import type { UseQueryResult } from '@tanstack/react-query';

/** The part of a query's result that its page shows. */
export type ShownQuery = Pick<UseQueryResult, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>;

/** The part shown in place of a list. `rows`: the list itself. */
export type QueryState = 'waiting' | 'failed' | 'noMatch' | 'empty' | 'rows';

/**
 * Decides what a list's page shows.
 * @param count how many rows there are to show
 * @param isFiltered whether there may be others that a search or a filter leaves out
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

/** Whether what is shown was there before the last try to fetch it failed. */
export const isStale = ({ data, isError }: Pick<ShownQuery, 'data' | 'isError'>): boolean => isError && data !== undefined;
