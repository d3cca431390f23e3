import { defineDomain } from '../engine/domain';

export const mailboxDomain = defineDomain({
  name: 'mailbox',
  prefixes: ['/api/apps/mailbox/'],
  load: () => import('./mailbox.handlers').then(({ mailboxRoutes }) => mailboxRoutes),
  title: { en: 'Mailbox', tr: 'Posta kutusu' },
  dataSets: {
    'mailbox-empty': { en: 'Mailbox: empty', tr: 'Posta kutusu: boş' },
    'mailbox-1000': { en: '1,000 mails', tr: '1.000 e-posta' },
    'mailbox-incoming': { en: 'Mailbox: mail arrives', tr: 'Posta kutusu: e-posta geliyor' },
  },
  search: {
    group: 'mails',
    label: { en: 'Mails', tr: 'E-postalar' },
    icon: 'mail',
    place: 5,
    load: () => import('./mailbox.searchSource').then(({ mailSource }) => mailSource),
  },
});
