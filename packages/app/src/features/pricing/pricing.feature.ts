import type { Feature } from '../../shared/routing/feature';
import { pricingPaths } from './pricingPaths';

/** What Stockroom costs, in four looks. */
export const pricing: Feature = {
  name: 'pricing',
  pages: Object.values(pricingPaths).map((path) => ({ path, handle: { help: 'payments/choose-a-plan' } })),
  load: async () => (await import('./index')).routes,
};
