import { defineDomain } from '../engine/domain';

export const activitiesDomain = defineDomain({
  name: 'activities',
  prefixes: ['/api/pages/activities'],
  load: () => import('./activities.handlers').then(({ activitiesRoutes }) => activitiesRoutes),
  title: { en: 'Activities', tr: 'Etkinlikler' },
  dataSets: {
    'activities-empty': { en: 'Activities: empty', tr: 'Etkinlikler: boş' },
    'activities-1000': { en: '1,000 activities', tr: '1.000 etkinlik' },
  },
});
