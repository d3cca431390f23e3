import { Navigation, type NavigationItem, paths } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import { feedQuery } from '../../features/feeds';
import { request } from '../../shared/api/http';
import { SIGNED_IN_REDIRECT } from '../../shared/routing/appPaths';
import { protectedLoader } from '../../shared/routing/protectedLoader';
import { settledSoon } from './settledSoon';

/** The menus of the layouts. They change when a new version is shipped, not while somebody looks. */
export const navigationQuery = queryOptions({
  queryKey: ['common', 'navigation'],
  queryFn: ({ signal }) => request({ method: 'GET', path: paths.common.navigation, schema: Navigation, signal }),
  staleTime: Infinity,
});

/** What the menu shows when its own data can't be had: the way to the main job (screens, 2.1 Edge). */
export const MINIMAL_MENU: NavigationItem[] = [
  { id: 'store.inventory', title: 'nav.inventory', type: 'basic', icon: 'inventory', link: SIGNED_IN_REDIRECT },
];

/** How long a page waits for what stands around it, in milliseconds. */
const PATIENCE = 4000;

/**
 * The initial data of signed-in pages (specification 7, "Initial data load"): all at once, beside the page's own. A part that
 * fails or hangs does not keep the page away: its button says so, or fills when the answer comes. Who is signed in is known
 * already, from the restoring of the session.
 */
export const loadShellData = protectedLoader(async (queryClient) => {
  await settledSoon(
    [
      queryClient.query({ ...navigationQuery, staleTime: 'static', retry: false }),
      queryClient.query({ ...feedQuery('messages'), retry: false }),
      queryClient.query({ ...feedQuery('notifications'), retry: false }),
    ],
    PATIENCE,
  );
});
