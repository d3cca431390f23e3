import { defineDomain } from '../engine/domain';

export const iconsDomain = defineDomain({
  name: 'icons',
  prefixes: ['/api/ui/icons/'],
  load: () => import('./icons.handlers').then(({ iconsRoutes }) => iconsRoutes),
  title: { en: 'Icons', tr: 'Simgeler' },
});
