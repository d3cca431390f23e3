import { defineDomain } from '../engine/domain';

export const settingsDomain = defineDomain({
  name: 'settings',
  prefixes: ['/api/pages/settings'],
  load: () => import('./settings.handlers').then(({ settingsRoutes }) => settingsRoutes),
  title: { en: 'Settings', tr: 'Ayarlar' },
  dataSets: {
    'settings-empty': { en: 'Settings: nothing filled in', tr: 'Ayarlar: hiçbir şey doldurulmamış' },
    'role-read': { en: 'Role: who only looks', tr: 'Rol: yalnızca bakan' },
    'role-write': { en: 'Role: who works', tr: 'Rol: çalışan' },
    'team-empty': { en: 'Settings: a team of one', tr: 'Ayarlar: tek kişilik ekip' },
  },
});
