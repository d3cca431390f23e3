import { Skeleton } from '@stockroom/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDelayed } from '../../../../shared/hooks/useDelayed';
import { QueryFailed, QueryStale } from '../../../../shared/query/QueryTrouble';

/** A part filled by one call: it waits, fails and reloads by itself. */
export function Part<Data>({ query, labels, height, children }: PartProps<Data>) {
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
  /** Of its place while it is waited for, in px. */
  height: number;
  children: (data: Data) => ReactNode;
}
