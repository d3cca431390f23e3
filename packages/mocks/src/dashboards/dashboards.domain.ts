import { defineDomain } from '../engine/domain';

export const dashboardsDomain = defineDomain({
  name: 'dashboards',
  prefixes: ['/api/dashboards/'],
  load: () => import('./dashboards.handlers').then(({ dashboardsRoutes }) => dashboardsRoutes),
  title: { en: 'Dashboards', tr: 'Göstergeler' },
});
