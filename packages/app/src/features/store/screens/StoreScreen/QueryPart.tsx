import { Skeleton } from '@stockroom/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDelayed } from '#shared/hooks/useDelayed';
import { QueryFailed, QueryStale } from '#shared/query/QueryTrouble';

/** A part of the page filled by a single query, with its own loading state, error and retry. */
export function QueryPart<Data>({ query, labels, height, children }: PartProps<Data>) {
  const isLong = useDelayed(query.isPending);
  return (
    <>
      <QueryStale query={query} labels={labels} />
      {query.isError && !query.data && <QueryFailed query={query} labels={labels} level={3} />}
      {query.isPending && <div style={{ minHeight: height }}>{isLong && <Skeleton shape="rect" height={height} />}</div>}
      {query.data && children(query.data)}
    </>
  );
}

interface PartProps<Data> {
  query: UseQueryResult<Data>;
  labels: { failed: string; stale: string };
  /** Height of the placeholder while loading, in px. */
  height: number;
  children: (data: Data) => ReactNode;
}
