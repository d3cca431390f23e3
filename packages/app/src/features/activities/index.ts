import { getI18n } from 'react-i18next';
import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#shared/routing/lazyScreen';
import { protectedLoader } from '#shared/routing/protectedLoader';
import type { RouteHandle } from '#shared/routing/routeHandle';
import { activityPaths } from './activityPaths';
import { activityPageQuery } from './api/activityQueries';
import { activityAddress } from './model/activityAddress';

export const routes: RouteObject[] = [
  {
    path: activityPaths.list,
    handle: { help: 'projects/follow-what-happened' } satisfies RouteHandle,
    // The screen retries a failed load.
    loader: protectedLoader((client, { request }) => {
      const { state } = activityAddress.read(new URL(request.url).searchParams);
      client.query({ ...activityPageQuery(state, 1, getI18n().language), staleTime: 'static' }).catch(() => undefined);
    }),
    lazy: lazyScreen('activities', async () => (await import('./screens/ActivitiesScreen/ActivitiesScreen')).ActivitiesScreen),
  },
];
