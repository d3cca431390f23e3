import type { BoardLabel, BoardList, BoardSummary, Card } from '@stockroom/contract';
import type { SeedTime } from '../engine/seedTime';

/** A record that stays stored when deleted, so that it can be restored. */
interface Deletable {
  /** Instant of deletion; missing while the record is not deleted. */
  deletedAt?: string;
}

export type BoardRecord = Omit<BoardSummary, 'lastActivity'> & Deletable & { lastActivity: string | SeedTime };
export type ListRecord = BoardList & Deletable;
/** A stored card. In the seed its due date is in days from today; negative for past days. */
export type CardRecord = Omit<Card, 'dueDate'> & Deletable & { dueDate: string | null | { inDays: number } };
export type LabelRecord = BoardLabel & Deletable;

/** Everything a data set starts with. */
export interface BoardSeed {
  boards: readonly BoardRecord[];
  lists: readonly ListRecord[];
  cards: readonly CardRecord[];
  labels: readonly LabelRecord[];
}
