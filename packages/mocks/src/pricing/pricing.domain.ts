import { defineDomain } from '../engine/domain';

export const pricingDomain = defineDomain({
  name: 'pricing',
  prefixes: ['/api/pages/pricing'],
  load: () => import('./pricing.handlers').then(({ pricingRoutes }) => pricingRoutes),
  title: { en: 'Pricing', tr: 'Fiyatlar' },
});
