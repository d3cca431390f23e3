import type { Note } from '@stockroom/contract';
import type { SeedTime } from '../engine/seedTime';

/** A note as it is stored: its labels by their ids. */
export interface StoredNote extends Omit<Note, 'labels' | 'reminder'> {
  labels: readonly string[];
  /** In a seed: relative to today. */
  reminder: string | SeedTime | null;
}

export interface StoredTrashedNote extends StoredNote {
  deletedAt: string;
}
