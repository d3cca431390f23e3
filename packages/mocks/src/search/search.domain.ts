import { defineDomain } from '../engine/domain';

export const searchDomain = defineDomain({
  name: 'search',
  prefixes: ['/api/common/search'],
  load: () => import('./search.handlers').then(({ searchRoutes }) => searchRoutes),
  title: { en: 'Search', tr: 'Arama' },
  dataSets: { 'search-empty': { en: 'Search: empty', tr: 'Arama: boş' } },
});
