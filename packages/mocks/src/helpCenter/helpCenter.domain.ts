import { defineDomain } from '../engine/domain';

export const helpCenterDomain = defineDomain({
  name: 'helpCenter',
  prefixes: ['/api/apps/help-center/'],
  load: () => import('./helpCenter.handlers').then(({ helpCenterRoutes }) => helpCenterRoutes),
  title: { en: 'Help center', tr: 'Yardım merkezi' },
  dataSets: {
    'help-center-empty': { en: 'Help center: empty', tr: 'Yardım merkezi: boş' },
    'help-center-answered': {
      en: 'Help center: requests are answered at once',
      tr: 'Yardım merkezi: istekler hemen yanıtlanıyor',
    },
  },
  search: {
    group: 'help',
    label: { en: 'Help', tr: 'Yardım' },
    icon: 'help',
    place: 8,
    load: () => import('./helpCenter.searchSource').then(({ helpSource }) => helpSource),
  },
});
