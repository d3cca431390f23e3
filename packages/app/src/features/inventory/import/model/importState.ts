import type { UndoImportAnswer } from '@stockroom/contract';
import type { ImportFault } from './calls';
import type { Mapping } from './mapping';
import type { Fixes } from './judging/plan';
import type { ReadChoices } from './reading/readFile';
import type { ApplyReport, CheckSummary, FileInfo } from './report';
import type { LookupTarget, Target } from './targets';
import type { DecimalSign } from './reading/numberStyle';

/** A file as the machine knows it: a name and something the reader can open. */
export interface ChosenFile {
  name: string;
  size: number;
  content: Blob;
}

/** The part of an import that outlives a reload of the page. The file itself can't be stored: it has to be chosen again. */
export interface RememberedImport {
  fileName: string;
  fingerprint: string;
  choices: ReadChoices;
  mapping: Mapping;
  fixes: Fixes;
  /** Set once calls have been sent: what they did can be taken back. */
  importId: string | null;
  /** Rows that were settled when it was last heard of. */
  rowsApplied: number;
}

/** How an import ended, or that the page went away in the midst of one. */
export type ImportOutcome = 'done' | 'cancelled' | 'earlier';

export interface ImportContext {
  file: ChosenFile | null;
  choices: ReadChoices;
  info: FileInfo | null;
  mapping: Mapping | null;
  fixes: Fixes;
  summary: CheckSummary | null;
  /** Counts changes of the plan, so that lists know when to ask anew. */
  revision: number;
  /** Corrections that the worker has not answered yet. */
  pending: number;
  /** How far the work under way is, from 0 to 1. */
  progress: number;
  importId: string | null;
  report: ApplyReport | null;
  /** The last call may have been taken although its answer never came. */
  uncertain: boolean;
  outcome: ImportOutcome | null;
  undone: UndoImportAnswer | null;
  /** Why the file could not be read. */
  fault: ImportFault | null;
  /** Why a call to the server or the worker failed. */
  error: unknown;
  /** The import that was going on before the page was reloaded, or in a tab that was closed. */
  remembered: RememberedImport | null;
  /** Whether the mapping and the corrections of before have been put back. */
  restored: boolean;
}

export type ImportEvent =
  | { type: 'file.chosen'; file: ChosenFile }
  | { type: 'file.removed' }
  | { type: 'reading.changed'; choices: ReadChoices }
  | { type: 'read.progressed'; progress: number }
  | { type: 'read.succeeded'; info: FileInfo }
  | { type: 'read.failed'; fault: ImportFault }
  | { type: 'column.mapped'; column: number; target: Target | null }
  | { type: 'decimal.chosen'; column: number; sign: DecimalSign }
  | { type: 'mapping.changed'; changes: Partial<Pick<Mapping, 'weightUnit' | 'taxes' | 'identifyBy' | 'mode' | 'emptyCells'>> }
  | { type: 'mapping.reopened' }
  | { type: 'check.requested' }
  | { type: 'check.progressed'; progress: number }
  | { type: 'check.succeeded'; summary: CheckSummary }
  | { type: 'check.failed'; error: unknown }
  | { type: 'work.cancelled' }
  | PlanEvent
  | { type: 'plan.amended'; summary: CheckSummary; fixes: Fixes }
  | { type: 'plan.failed'; error: unknown }
  | { type: 'apply.requested' }
  | { type: 'apply.progressed'; report: ApplyReport }
  | { type: 'apply.succeeded' }
  | { type: 'apply.stopped' }
  | { type: 'apply.failed'; error: unknown }
  | { type: 'apply.resumed' }
  | { type: 'apply.abandoned' }
  | { type: 'undo.requested' }
  | { type: 'undo.succeeded'; answer: UndoImportAnswer }
  | { type: 'undo.failed'; error: unknown }
  | { type: 'earlier.dismissed' }
  | { type: 'import.restarted' };

/** A person's changes to the plan while reviewing it. */
export type PlanEvent =
  | { type: 'cell.fixed'; record: number; target: Target; value: string }
  | { type: 'suggestions.taken' }
  | { type: 'name.chosen'; target: LookupTarget; name: string; id: number | null };

/** Whether the plan has anything to apply. */
export function hasWork(summary: CheckSummary | null): boolean {
  return summary !== null && summary.counts.add + summary.counts.change > 0;
}
