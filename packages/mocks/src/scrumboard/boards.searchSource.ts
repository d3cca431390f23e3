import type { SearchSource } from '../engine/domain';
import { rank } from '../search/rank';
import { boardCollection, cardCollection, labelCollection, listCollection } from './scrumboard.collections';

/**
 * Searches boards by title and description, then cards by title, description, checklist and labels. A card opens over its
 * board.
 */
export const boardSource: SearchSource = async ({ context, language }, query) => {
  const view = await context.store.read([boardCollection, listCollection, cardCollection, labelCollection]);
  const isThere = (record: { deletedAt?: string } | undefined) => record !== undefined && record.deletedAt === undefined;
  const liveBoards = [...view.values(boardCollection)].filter(isThere);
  const liveCards = [...view.values(cardCollection)].filter(
    (card) => isThere(card) && isThere(view.get(listCollection, card.listId)) && isThere(view.get(boardCollection, card.boardId)),
  );
  const boards = rank(liveBoards, query, language, ({ title, description }) => ({
    title,
    also: description ?? '',
  }));
  const cards = rank(liveCards, query, language, ({ title, description, checklist, labels }) => ({
    title,
    also: [
      description ?? '',
      ...checklist.map((step) => step.title),
      ...labels.flatMap((id) => [view.get(labelCollection, id)].filter(isThere).map((label) => label?.title ?? '')),
    ].join(' '),
  }));
  const addressOf = (boardId: string) => `/apps/scrumboard/${encodeURIComponent(boardId)}`;
  const results = [
    ...boards.map(({ id, title, description }) => ({ id, title, subtitle: description ?? '', link: addressOf(id) })),
    ...cards.map(({ id, title, boardId, listId }) => ({
      id,
      title,
      subtitle: [view.get(boardCollection, boardId)?.title, view.get(listCollection, listId)?.title].filter(Boolean).join(', '),
      link: `${addressOf(boardId)}/card/${encodeURIComponent(id)}`,
    })),
  ];
  return { results: results.slice(0, query.limit), total: results.length };
};
