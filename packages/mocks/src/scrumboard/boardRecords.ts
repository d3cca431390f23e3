import type { BoardLabel, BoardList, BoardSummary, Card } from '@stockroom/contract';
import type { SeedTime } from '../engine/seedTime';

/** A deleted record stays, so that it can be brought back. */
interface Deletable {
  /** An instant; left out: it lives. */
  deletedAt?: string;
}

export type BoardRecord = Omit<BoardSummary, 'lastActivity'> & Deletable & { lastActivity: string | SeedTime };
export type ListRecord = BoardList & Deletable;
/** The due date of a card of the seed is told in days after the present one; before it: negative. */
export type CardRecord = Omit<Card, 'dueDate'> & Deletable & { dueDate: string | null | { inDays: number } };
export type LabelRecord = BoardLabel & Deletable;

/** Everything that a data set starts with. */
export interface BoardSeed {
  boards: readonly BoardRecord[];
  lists: readonly ListRecord[];
  cards: readonly CardRecord[];
  labels: readonly LabelRecord[];
}
