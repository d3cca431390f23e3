import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#shared/routing/lazyScreen';
import { protectedLoader } from '#shared/routing/protectedLoader';
import { followersQuery, postsQuery, profileQuery } from './api/profileCalls';
import { PROFILE } from './profilePaths';

export const profileRoutes: RouteObject[] = [
  {
    path: PROFILE,
    handle: { help: 'your-account/show-your-profile' },
    // The screen retries a failed load.
    loader: protectedLoader((client) => {
      client.query({ ...profileQuery(), staleTime: 'static' }).catch(() => undefined);
      client.query({ ...followersQuery(), staleTime: 'static' }).catch(() => undefined);
      client.query({ ...postsQuery(), staleTime: 'static' }).catch(() => undefined);
    }),
    lazy: lazyScreen('profile', () => import('./screens/ProfileScreen/ProfileScreen').then((module) => module.ProfileScreen)),
  },
];
