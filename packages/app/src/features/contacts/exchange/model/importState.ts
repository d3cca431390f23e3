import type { ImportOutcome, UndoOutcome } from './importedContact';
import type { FileFault } from './readContacts';
import type { Review } from './review';

export interface ImportContext {
  file: File | null;
  /** Country of numbers that do not state their own; ISO 3166-1 in lower case. */
  country: string | null;
  /** Progress of the running work, from 0 to 1. */
  progress: number;
  /** Why the file could not be read. */
  fault: FileFault | null;
  review: Review | null;
  /** Positions in the file of the rows to add although they may be duplicates. */
  wanted: ReadonlySet<number>;
  /** The outcome so far, over all attempts. */
  outcome: ImportOutcome | null;
  undone: UndoOutcome | null;
}

export type ImportEvent =
  | { type: 'file.chosen'; file: File }
  | { type: 'country.chosen'; country: string | null }
  | { type: 'read.progressed'; progress: number }
  | { type: 'read.succeeded'; review: Review }
  | { type: 'read.failed'; fault: FileFault }
  | { type: 'twin.decided'; at: number; add: boolean }
  | { type: 'twins.decided'; add: boolean }
  | { type: 'work.cancelled' }
  | { type: 'import.requested' }
  | { type: 'import.progressed'; progress: number }
  | { type: 'import.settled'; outcome: ImportOutcome }
  | { type: 'import.resumed' }
  | { type: 'undo.requested' }
  | { type: 'undo.settled'; outcome: UndoOutcome }
  | { type: 'import.restarted' };

/** Merges the outcomes of several attempts. */
export function mergeOutcomes(before: ImportOutcome | null, now: ImportOutcome): ImportOutcome {
  if (before === null) return now;
  return {
    ...now,
    added: [...new Set([...before.added, ...now.added])],
    tags: [...new Set([...before.tags, ...now.tags])],
    refused: [...before.refused, ...now.refused],
  };
}
