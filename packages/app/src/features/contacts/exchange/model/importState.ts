import type { ImportOutcome, UndoOutcome } from './importedContact';
import type { FileFault } from './readContacts';
import type { Review } from './review';

export interface ImportContext {
  file: File | null;
  /** Of numbers that do not say theirs; ISO 3166-1 in small letters. */
  country: string | null;
  /** How far the work under way is, from 0 to 1. */
  progress: number;
  /** Why the file could not be read. */
  fault: FileFault | null;
  review: Review | null;
  /** Rows that are added although somebody may be the same, by where they stand in the file. */
  wanted: ReadonlySet<number>;
  /** The outcome so far, over all tries. */
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

/** The outcome of several tries together. */
export function joined(before: ImportOutcome | null, now: ImportOutcome): ImportOutcome {
  if (before === null) return now;
  return {
    ...now,
    added: [...new Set([...before.added, ...now.added])],
    tags: [...new Set([...before.tags, ...now.tags])],
    refused: [...before.refused, ...now.refused],
  };
}
