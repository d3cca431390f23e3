import type { SearchSource } from '../engine/domain';
import { fold } from '../engine/fold';
import { rank } from '../search/rank';
import { allChats, chatCollections } from './chatView';

/** Finds chats by the names in them and by their messages; the newest matching text is the subtitle. */
export const chatSource: SearchSource = async ({ context, language, user }, query) => {
  const view = await context.store.read(chatCollections);
  const chats = allChats(view, { userId: user.id, now: context.now() });
  const results = rank(chats, query, language, ({ contact, messages, lastMessage }) => ({
    title: contact.name,
    also: [lastMessage, ...messages.map(({ value }) => value)].join('\n'),
  }));
  return {
    results: results.slice(0, query.limit).map(({ id, contact, messages, lastMessage }) => ({
      id,
      title: contact.name,
      subtitle: messages.findLast(({ value }) => fold(value).includes(query.folded))?.value.slice(0, 120) ?? lastMessage,
      avatar: contact.avatar,
      link: `/apps/chat/${encodeURIComponent(id)}`,
    })),
    total: results.length,
  };
};
