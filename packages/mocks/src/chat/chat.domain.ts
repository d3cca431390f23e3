import { defineDomain } from '../engine/domain';

export const chatDomain = defineDomain({
  name: 'chat',
  prefixes: ['/api/apps/chat/'],
  load: () => import('../shell').then(({ shellRoutes }) => shellRoutes),
  title: { en: 'Chat', tr: 'Sohbet' },
  dataSets: {
    'chat-empty': { en: 'Chat: empty', tr: 'Sohbet: boş' },
    'chat-answering': { en: 'Chat: the other side answers', tr: 'Sohbet: karşı taraf yanıtlıyor' },
    'chat-groups': { en: 'Chat: with a group and a room', tr: 'Sohbet: bir grup ve bir odayla' },
    'chat-5000': { en: 'Chat: 5,000 messages', tr: 'Sohbet: 5.000 mesaj' },
  },
  search: {
    group: 'chats',
    label: { en: 'Chats', tr: 'Sohbetler' },
    icon: 'chat',
    place: 6,
    load: () => import('./chat.searchSource').then(({ chatSource }) => chatSource),
  },
});
