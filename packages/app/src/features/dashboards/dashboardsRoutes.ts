import { getI18n } from 'react-i18next';
import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#shared/routing/lazyScreen';
import { protectedLoader } from '#shared/routing/protectedLoader';
import type { RouteHandle } from '#shared/routing/routeHandle';
import { dashboardQuery, storeFiguresQuery } from './api/dashboardQueries';
import { dashboardPaths } from './dashboardPaths';
import { projectAddress } from './model/dashboardAddress';
import { daysOf } from './model/periods';

/** A failed prefetch is ignored: the screen retries it. */
const ignoreFailure = (asked: Promise<unknown>) => void asked.catch(() => undefined);

const handle = { help: 'payments/read-the-figures' } satisfies RouteHandle;

export const dashboardsRoutes: RouteObject[] = [
  {
    path: dashboardPaths.project,
    handle,
    loader: protectedLoader((client, { request }) => {
      const { state } = projectAddress.read(new URL(request.url).searchParams);
      ignoreFailure(client.query({ ...storeFiguresQuery(daysOf(state.period, Date.now())), staleTime: 'static' }));
      ignoreFailure(
        client.query({ ...dashboardQuery('project', { project: state.project }, getI18n().language), staleTime: 'static' }),
      );
    }),
    lazy: lazyScreen('dashboards', () => import('./screens/ProjectScreen/ProjectScreen').then((m) => m.ProjectScreen)),
  },
  {
    path: dashboardPaths.analytics,
    handle,
    loader: protectedLoader((client) => ignoreFailure(client.query({ ...dashboardQuery('analytics'), staleTime: 'static' }))),
    lazy: lazyScreen('dashboards', () => import('./screens/AnalyticsScreen/AnalyticsScreen').then((m) => m.AnalyticsScreen)),
  },
  {
    path: dashboardPaths.finance,
    handle,
    loader: protectedLoader((client) =>
      ignoreFailure(client.query({ ...dashboardQuery('finance', {}, getI18n().language), staleTime: 'static' })),
    ),
    lazy: lazyScreen('dashboards', () => import('./screens/FinanceScreen/FinanceScreen').then((m) => m.FinanceScreen)),
  },
  {
    path: dashboardPaths.crypto,
    handle,
    loader: protectedLoader((client) => ignoreFailure(client.query({ ...dashboardQuery('crypto'), staleTime: 'static' }))),
    lazy: lazyScreen('dashboards', () => import('./screens/CryptoScreen/CryptoScreen').then((m) => m.CryptoScreen)),
  },
];
