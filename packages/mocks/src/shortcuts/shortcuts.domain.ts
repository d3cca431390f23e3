import { defineDomain } from '../engine/domain';

export const shortcutsDomain = defineDomain({
  name: 'shortcuts',
  prefixes: ['/api/common/shortcuts'],
  load: () => import('../shell').then(({ shellRoutes }) => shellRoutes),
  title: { en: 'Shortcuts', tr: 'Kısayollar' },
  dataSets: { 'shortcuts-empty': { en: 'Shortcuts: empty', tr: 'Kısayollar: boş' } },
});
