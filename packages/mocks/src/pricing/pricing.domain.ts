import { defineDomain } from '../engine/domain';

const page = (kind: string, en: string, tr: string) =>
  ({
    link: `/pages/pricing/${kind}`,
    words: { en: [en, 'price plan cost subscription'], tr: [tr, 'fiyat plan ücret abonelik'] },
  }) as const;

export const pricingDomain = defineDomain({
  name: 'pricing',
  prefixes: ['/api/pages/pricing'],
  load: () => import('./pricing.handlers').then(({ pricingRoutes }) => pricingRoutes),
  words: { en: 'Pricing', tr: 'Fiyatlar' },
  pages: [
    page('modern', 'Modern pricing', 'Modern fiyatlar'),
    page('simple', 'Simple pricing', 'Sade fiyatlar'),
    page('single', 'Single price', 'Tek fiyat'),
    page('table', 'Pricing table', 'Fiyat tablosu'),
  ],
});
