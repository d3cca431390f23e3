import type { Feature } from '#shared/routing/feature';
import { pricingPaths } from './pricingPaths';

/** Stockroom's prices, in four layout variants. */
export const feature: Feature = {
  name: 'pricing',
  pages: Object.values(pricingPaths).map((path) => ({ path })),
  load: () => import('./index'),
};
