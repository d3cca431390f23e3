import type { RouteObject } from 'react-router-dom';
import { countQuery, countsQuery } from '#entities/counts/countQueries';
import { withTexts } from '#shared/i18n/withTexts';
import { lazyScreen } from '#shared/routing/lazyScreen';
import { protectedLoader } from '#shared/routing/protectedLoader';
import type { RouteHandle } from '#shared/routing/routeHandle';
import { importsQuery } from './api/importQueries';
import { labelJobsQuery } from './api/labelCalls';
import { queueAddress } from './model/queueAddress';
import { queuePaths } from './queuePaths';

/** A guide for each tab. */
const HELP: Readonly<Record<string, string>> & { labels: string } = {
  labels: 'stock/print-labels',
  counts: 'stock/count-stock',
  imports: 'stock/import-a-price-list',
};

export const queuesRoutes: RouteObject[] = [
  {
    path: queuePaths.queues,
    handle: {
      needsStore: true,
      editRole: 'write',
      help: (query) => HELP[query.get('tab') ?? ''] ?? HELP.labels,
    } satisfies RouteHandle,
    // The screen retries a failed load.
    loader: protectedLoader((client, { request }) => {
      const { state } = queueAddress.read(new URL(request.url).searchParams);
      const fetchTabData = () => {
        if (state.tab === 'labels') return client.query({ ...labelJobsQuery(), staleTime: 'static' });
        if (state.tab === 'imports') return client.query({ ...importsQuery(), staleTime: 'static' });
        if (state.countId === null) return client.query({ ...countsQuery(), staleTime: 'static' });
        return client.query({ ...countQuery(state.countId), staleTime: 'static' });
      };
      fetchTabData().catch(() => undefined);
    }),
    lazy: lazyScreen(
      'queues',
      async () => (await withTexts(['stock', 'counts', 'filters'], import('./screens/QueuesScreen/QueuesScreen'))).QueuesScreen,
    ),
  },
];
