import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useDelayed } from '../hooks/useDelayed';
import { queryStateOf, type ShownQuery } from './client/queryState';
import { QueryFailed, QueryStale, type QueryLabels } from './QueryTrouble';

/** Reserves the space of its content, which is invisible and not read aloud. */
const Hidden = styled.div`
  display: contents;
  visibility: hidden;
`;

/**
 * Page of a list: the list, or its replacement while loading, after a failure, without matches and without items. Earlier
 * content stays, with a note that it may be stale.
 * @example
 * <QueryPage query={query} count={found.length} isFiltered={search !== ''} labels={{ failed: t('failed'), stale: t('stale') }}
 *   waiting={<Rows />} noMatch={<NoResults />} empty={<Empty />}>
 *   <ContactList contacts={found} />
 * </QueryPage>
 */
export function QueryPage({
  query,
  count,
  isFiltered = false,
  labels,
  level,
  waiting,
  hasContentBelow,
  ...rest
}: QueryPageProps) {
  const { noMatch, empty, children } = rest;
  const state = queryStateOf(query, count, isFiltered);
  const isLong = useDelayed(state === 'waiting');
  return (
    <>
      <QueryStale query={query} labels={labels} />
      {state === 'failed' && <QueryFailed query={query} labels={labels} level={level} />}
      {isLong && waiting}
      {hasContentBelow && state === 'waiting' && !isLong && <Hidden>{waiting}</Hidden>}
      {state === 'noMatch' && (noMatch ?? empty)}
      {state === 'empty' && empty}
      {state === 'rows' && children}
    </>
  );
}

export interface QueryPageProps {
  query: ShownQuery;
  /** Number of rows to show. */
  count: number;
  /** Whether a search or a filter may exclude some rows. */
  isFiltered?: boolean;
  labels: QueryLabels;
  /** Level of the heading of a failed load. @default 2 */
  level?: 2 | 3;
  /** Shown when loading takes longer: the list's shape, in a `status`. */
  waiting: ReactNode;
  /**
   * Whether content follows below: the loading state then takes its space from the start, and nothing shifts when it
   * appears. @default false
   */
  hasContentBelow?: boolean;
  noMatch?: ReactNode;
  empty: ReactNode;
  children: ReactNode;
}
