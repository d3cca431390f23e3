import type { BoardList, BoardSummary, Card } from '@stockroom/contract';
import { emptyCard } from '../model/newCard';

const AT = '2026-03-01T00:00:00.000Z';

/** A card with empty fields, for tests. */
export const buildCard = (changes: Partial<Card> = {}): Card => ({
  ...emptyCard({ id: 'card', boardId: 'board', listId: 'list', position: 1, title: `Card ${changes.id ?? ''}`.trim() }),
  updatedAt: AT,
  ...changes,
});

/** A list without a limit, for tests. */
export const buildList = (changes: Partial<BoardList> = {}): BoardList => ({
  id: 'list',
  boardId: 'board',
  position: 1,
  title: 'List',
  wip: { limit: 5, mode: 'none' },
  ...changes,
});

/** A board without members, for tests. */
export const buildBoard = (changes: Partial<BoardSummary> = {}): BoardSummary => ({
  id: 'board',
  title: 'Board',
  description: '',
  icon: 'columns',
  members: [],
  archived: false,
  background: 'plain',
  lastActivity: AT,
  ...changes,
});
