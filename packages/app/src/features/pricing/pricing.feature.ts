import type { Feature } from '../../shared/routing/feature';
import { pricingPaths } from './pricingPaths';

/** What Stockroom costs, in four looks. */
export const feature: Feature = {
  name: 'pricing',
  pages: Object.values(pricingPaths).map((path) => ({ path })),
  load: () => import('./index'),
};
