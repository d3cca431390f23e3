import { defineDomain } from '../engine/domain';

export const comingSoonDomain = defineDomain({
  name: 'comingSoon',
  prefixes: ['/api/pages/coming-soon'],
  load: () => import('./comingSoon.handlers').then(({ comingSoonRoutes }) => comingSoonRoutes),
  title: { en: 'Coming soon', tr: 'Çok yakında' },
});
