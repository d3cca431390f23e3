import { appPaths } from '#shared/routing/appPaths';
import type { Feature } from '#shared/routing/feature';
import { errorPaths } from './errorPaths';

/** Pages for errors and for addresses without a page. */
export const feature: Feature = {
  name: 'errors',
  pages: [appPaths.notFound, ...Object.values(errorPaths)].map((path) => ({ path })),
  load: () => import('./index'),
};
