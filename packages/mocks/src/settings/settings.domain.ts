import { defineDomain } from '../engine/domain';

export const settingsDomain = defineDomain({
  name: 'settings',
  prefixes: ['/api/pages/settings'],
  load: () => import('./settings.handlers').then(({ settingsRoutes }) => settingsRoutes),
  words: { en: 'Settings', tr: 'Ayarlar' },
  dataSets: {
    'settings-empty': { en: 'Settings: nothing filled in', tr: 'Ayarlar: hiçbir şey doldurulmamış' },
    'team-empty': { en: 'Settings: a team of one', tr: 'Ayarlar: tek kişilik ekip' },
  },
});
