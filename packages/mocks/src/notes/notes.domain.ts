import { defineDomain } from '../engine/domain';

export const notesDomain = defineDomain({
  name: 'notes',
  prefixes: ['/api/apps/notes'],
  load: () => import('./notes.handlers').then(({ notesRoutes }) => notesRoutes),
  title: { en: 'Notes', tr: 'Notlar' },
  dataSets: {
    'notes-empty': { en: 'Notes: empty', tr: 'Notlar: boş' },
    'notes-2000': { en: '2,000 notes', tr: '2.000 not' },
  },
  search: {
    group: 'notes',
    label: { en: 'Notes', tr: 'Notlar' },
    icon: 'document',
    place: 7,
    load: () => import('./notes.searchSource').then(({ noteSource }) => noteSource),
  },
});
