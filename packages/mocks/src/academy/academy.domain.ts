import { defineDomain } from '../engine/domain';

export const academyDomain = defineDomain({
  name: 'academy',
  prefixes: ['/api/apps/academy/'],
  load: () => import('./academy.handlers').then(({ academyRoutes }) => academyRoutes),
  title: { en: 'Academy', tr: 'Akademi' },
  dataSets: { 'academy-empty': { en: 'Academy: empty', tr: 'Akademi: boş' } },
  search: {
    group: 'courses',
    label: { en: 'Courses', tr: 'Kurslar' },
    icon: 'help',
    place: 10,
    load: () => import('./academy.searchSource').then(({ courseSource }) => courseSource),
  },
});
