import { defineDomain } from '../engine/domain';

export const scrumboardDomain = defineDomain({
  name: 'scrumboard',
  prefixes: ['/api/apps/scrumboard/'],
  belongsTo: 'store',
  load: () => import('./scrumboard.handlers').then(({ scrumboardRoutes }) => scrumboardRoutes),
  title: { en: 'Scrumboard', tr: 'İş panosu' },
  dataSets: {
    'scrumboard-empty': { en: 'Scrumboard: empty', tr: 'İş panosu: boş' },
    'scrumboard-1000': { en: 'A board of 1,000 cards', tr: '1.000 kartlık bir pano' },
    'scrumboard-5000': { en: 'A board of 5,000 cards', tr: '5.000 kartlık bir pano' },
  },
  search: {
    group: 'boards',
    label: { en: 'Boards and cards', tr: 'Panolar ve kartlar' },
    icon: 'columns',
    place: 11,
    load: () => import('./boards.searchSource').then(({ boardSource }) => boardSource),
  },
});
