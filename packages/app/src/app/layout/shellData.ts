import { Navigation, type NavigationItem, paths } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import { feedQuery } from '../../features/feeds';
import { request } from '../../shared/api/http';
import { SIGNED_IN_REDIRECT } from '../../shared/routing/appPaths';
import { protectedLoader } from '../../shared/routing/protectedLoader';

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

/**
 * The initial data of signed-in pages (specification 7, "Initial data load"): all at once, beside the page's own. A part that
 * fails does not keep the page away.
 */
export const loadShellData = protectedLoader(async (queryClient) => {
  await Promise.allSettled([
    queryClient.query({ ...navigationQuery, staleTime: 'static', retry: false }),
    queryClient.query({ ...feedQuery('messages'), retry: false }),
    queryClient.query({ ...feedQuery('notifications'), retry: false }),
  ]);
});
