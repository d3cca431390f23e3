import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useDelayed } from '../hooks/useDelayed';
import { QueryFailed, QueryStale, type QueryLabels } from './QueryTrouble';
import { queryStateOf, type ShownQuery } from './client/queryState';

/** Its content has its place, and is neither seen nor read out. */
const Hidden = styled.div`
  display: contents;
  visibility: hidden;
`;

/**
 * The page of a list: the list, or what stands in its place while it is waited for, when it could not be had, when nothing matches and when
 * there is nothing. What was there before stays, with a word that it may be out of date.
 * @example
 * <QueryPage query={query} count={found.length} isFiltered={search !== ''} labels={{ failed: t('failed'), stale: t('stale') }}
 *   waiting={<Rows />} noMatch={<NoMatch />} empty={<Empty />}>
 *   <ContactList contacts={found} />
 * </QueryPage>
 */
export function QueryPage({ query, count, isFiltered = false, labels, level, waiting, isFollowed, ...rest }: QueryPageProps) {
  const { noMatch, empty, children } = rest;
  const state = queryStateOf(query, count, isFiltered);
  const isLong = useDelayed(state === 'waiting');
  return (
    <>
      <QueryStale query={query} labels={labels} />
      {state === 'failed' && <QueryFailed query={query} labels={labels} level={level} />}
      {isLong && waiting}
      {isFollowed && state === 'waiting' && !isLong && <Hidden>{waiting}</Hidden>}
      {state === 'noMatch' && (noMatch ?? empty)}
      {state === 'empty' && empty}
      {state === 'rows' && children}
    </>
  );
}

export interface QueryPageProps {
  query: ShownQuery;
  /** How many rows there are to show. */
  count: number;
  /** Whether a search or a filter may leave some out. */
  isFiltered?: boolean;
  labels: QueryLabels;
  /** Of the heading of what could not be had. @default 2 */
  level?: 2 | 3;
  /** Comes when the wait lasts: the list's shape, in a `status`. */
  waiting: ReactNode;
  /** Something stands below it: the wait has its place from the start, and nothing moves when it is seen. @default false */
  isFollowed?: boolean;
  noMatch?: ReactNode;
  empty: ReactNode;
  children: ReactNode;
}
