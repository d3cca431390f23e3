import { Navigation, navigationEndpoints } from '@stockroom/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../api/http';

/** Menus of the layouts. They change when a new version is shipped, not while the page is open. */
export const navigationQuery = queryOptions({
  queryKey: ['common', 'navigation'],
  queryFn: ({ signal }) => request({ method: 'GET', path: navigationEndpoints.navigation, schema: Navigation, signal }),
  staleTime: Infinity,
});
