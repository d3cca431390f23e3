import { defineDomain } from '../engine/domain';

export const navigationDomain = defineDomain({
  name: 'navigation',
  prefixes: ['/api/common/navigation'],
  load: () => import('../account').then(({ accountRoutes }) => accountRoutes),
  title: { en: 'Menu', tr: 'Menü' },
  dataSets: { 'navigation-empty': { en: 'Menu: empty', tr: 'Menü: boş' } },
  search: {
    group: 'pages',
    label: { en: 'Pages', tr: 'Sayfalar' },
    icon: 'document',
    place: 2,
    load: () => import('./pages.searchSource').then(({ pageSource }) => pageSource),
  },
});
