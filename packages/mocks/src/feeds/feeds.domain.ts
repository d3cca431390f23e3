import { defineDomain } from '../engine/domain';

const load = () => import('../shell').then(({ shellRoutes }) => shellRoutes);

export const messagesDomain = defineDomain({
  name: 'messages',
  prefixes: ['/api/common/messages'],
  load,
  title: { en: 'Messages', tr: 'Mesajlar' },
  dataSets: {
    'messages-empty': { en: 'Messages: empty', tr: 'Mesajlar: boş' },
    'messages-500': { en: 'Messages: 500 entries', tr: 'Mesajlar: 500 kayıt' },
  },
});

export const notificationsDomain = defineDomain({
  name: 'notifications',
  prefixes: ['/api/common/notifications'],
  load,
  title: { en: 'Notifications', tr: 'Bildirimler' },
  dataSets: {
    'notifications-empty': { en: 'Notifications: empty', tr: 'Bildirimler: boş' },
    'notifications-500': { en: 'Notifications: 500 entries', tr: 'Bildirimler: 500 kayıt' },
  },
});
