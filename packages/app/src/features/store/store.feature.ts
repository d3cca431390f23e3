import type { Feature } from '../../shared/routing/feature';
import { storePaths } from './storePaths';

/** The person's store: where it is and when it is open, who works there, how its stock is. */
export const feature: Feature = {
  name: 'store',
  entry: { link: storePaths.store, title: 'nav.pages.store', icon: 'store' },
  isWork: true,
  pages: [{ path: storePaths.store }],
  load: () => import('./index'),
};
