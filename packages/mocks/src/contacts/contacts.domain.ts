import { defineDomain } from '../engine/domain';

export const contactsDomain = defineDomain({
  name: 'contacts',
  prefixes: ['/api/apps/contacts/'],
  belongsTo: 'store',
  load: () => import('./contacts.handlers').then(({ contactsRoutes }) => contactsRoutes),
  title: { en: 'Contacts', tr: 'Kişiler' },
  dataSets: {
    'contacts-empty': { en: 'Contacts: empty', tr: 'Kişiler: boş' },
    'contacts-2000': { en: '2,000 contacts', tr: '2.000 kişi' },
  },
  search: {
    group: 'contacts',
    label: { en: 'Contacts', tr: 'Kişiler' },
    icon: 'person',
    place: 1,
    load: () => import('./contacts.searchSource').then(({ contactSource }) => contactSource),
  },
});
