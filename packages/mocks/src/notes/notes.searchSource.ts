import type { SearchSource } from '../engine/domain';
import { rank } from '../search/rank';
import { nameAndLink } from './noteActivity';
import { noteCollection, noteLabelCollection } from './notes.collection';

/** Searches every note outside the trash by its text, tasks and labels: those whose title begins with the query come first. */
export const noteSource: SearchSource = async ({ context, language }, query) => {
  const view = await context.store.read([noteCollection, noteLabelCollection]);
  const notes = [...view.values(noteCollection)];
  const results = rank(notes, query, language, (note) => ({
    title: nameAndLink(note).name,
    also: [
      note.content,
      ...note.tasks.map(({ content }) => content),
      ...note.labels.map((id) => view.get(noteLabelCollection, id)?.title ?? ''),
    ].join(' '),
  }));
  return {
    results: results.slice(0, query.limit).map((note) => ({
      id: note.id,
      title: nameAndLink(note).name,
      subtitle: (note.title === '' ? '' : note.content).replace(/\s+/g, ' ').slice(0, 80),
      link: nameAndLink(note).link,
    })),
    total: results.length,
  };
};
