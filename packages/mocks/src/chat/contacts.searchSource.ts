import { rank } from '../search/rank';
import type { SearchSource } from '../search/searchSource';
import { chatContactCollection } from './chat.collection';

/** The people one can write to, by name, job and firm. A result's id is the contact's. */
export const contactSource: SearchSource = async ({ context, language }, query) => {
  const view = await context.store.read([chatContactCollection]);
  const results = rank([...view.values(chatContactCollection)], query, language, ({ name, details }) => ({
    title: name,
    also: `${details.title ?? ''} ${details.company}`,
  }));
  return {
    results: results.slice(0, query.limit).map(({ id, name, avatar, details }) => ({
      id,
      title: name,
      subtitle: [details.title, details.company].filter(Boolean).join(', '),
      avatar,
      link: `/apps/contacts/${encodeURIComponent(id)}`,
    })),
    total: results.length,
  };
};
