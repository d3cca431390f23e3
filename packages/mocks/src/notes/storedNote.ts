import type { Note } from '@stockroom/contract';
import type { SeedTime } from '../engine/seedTime';

/** A note as it is kept: its labels by their ids. */
export interface StoredNote extends Omit<Note, 'labels' | 'reminder'> {
  labels: readonly string[];
  /** Of a seed: so many days from now. */
  reminder: string | SeedTime | null;
}

export interface StoredTrashedNote extends StoredNote {
  deletedAt: string;
}
