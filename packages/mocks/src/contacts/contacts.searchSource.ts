import type { SearchSource } from '../engine/domain';
import { rank } from '../search/rank';
import { contactCollections } from './contacts.collection';
import { searchableContacts } from './contactSearch';

/** Finds contacts by the same fields as their own search; names that begin with the query come first. */
export const contactSource: SearchSource = async ({ context, language }, query) => {
  const view = await context.store.read(contactCollections);
  const results = rank(searchableContacts(view), query, language, ({ contact, also }) => ({ title: contact.name, also }));
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
