import type { SearchSource } from '../engine/domain';
import { rank } from '../search/rank';
import { contactCollections } from './contacts.collection';
import { searchedOf } from './contactSearch';

/** Everybody in the contacts, by what their own search finds them by: those whose name begins so first. */
export const contactSource: SearchSource = async ({ context, language }, query) => {
  const view = await context.store.read(contactCollections);
  const results = rank(searchedOf(view), query, language, ({ contact, also }) => ({ title: contact.name, also }));
  return {
    results: results.slice(0, query.limit).map(({ contact: { id, name, avatar, job } }) => ({
      id,
      title: name,
      subtitle: [job.title, job.company].filter(Boolean).join(', '),
      avatar,
      link: `/apps/contacts/${encodeURIComponent(id)}`,
    })),
    total: results.length,
  };
};
