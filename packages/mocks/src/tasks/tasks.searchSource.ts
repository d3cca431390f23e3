import type { SearchSource } from '../engine/domain';
import { rank } from '../search/rank';
import { assignablePeople } from '../user/people.seed';
import { taskCollection, taskTagCollection } from './tasks.collection';

/** Searches tasks and sections by title, notes, tags and assigned person; open tasks come first. */
export const taskSource: SearchSource = async ({ context, language }, query) => {
  const view = await context.store.read([taskCollection, taskTagCollection]);
  const nameOf = (id: string | null) => assignablePeople.find((person) => person.id === id)?.name ?? '';
  const tagsOf = (ids: readonly string[]) => ids.map((id) => view.get(taskTagCollection, id)?.title ?? '');
  const all = [...view.values(taskCollection)].filter(({ title }) => title !== '');
  const found = rank(all, query, language, ({ title, notes, tags, assignedTo }) => ({
    title,
    also: [notes, nameOf(assignedTo), ...tagsOf(tags)].join(' '),
  }));
  const results = found.toSorted((a, b) => Number(a.completed) - Number(b.completed));
  return {
    results: results.slice(0, query.limit).map(({ id, title, tags, assignedTo }) => ({
      id,
      title,
      subtitle: [nameOf(assignedTo), ...tagsOf(tags)].filter(Boolean).join(', '),
      link: `/apps/tasks/${encodeURIComponent(id)}`,
    })),
    total: results.length,
  };
};
