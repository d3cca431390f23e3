import type { Feature } from '#shared/routing/feature';
import { storePaths } from './storePaths';

/** The user's store: address, opening hours, staff and stock health. */
export const feature: Feature = {
  name: 'store',
  entry: { link: storePaths.store, title: 'nav.pages.store', icon: 'store' },
  isWork: true,
  pages: [{ path: storePaths.store }],
  load: () => import('./index'),
};
