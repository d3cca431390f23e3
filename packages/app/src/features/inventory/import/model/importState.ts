import type { UndoImportAnswer } from '@stockroom/contract';
import type { ImportFault } from './calls';
import type { Fixes } from './judging/plan';
import type { Mapping } from './mapping';
import type { DecimalSign } from './reading/numberStyle';
import type { ReadChoices } from './reading/readFile';
import type { ApplyReport, CheckSummary, FileInfo } from './report';
import type { LookupTarget, Target } from './targets';

/** A file as held by the machine: a name and content that the reader can open. */
export interface ChosenFile {
  name: string;
  size: number;
  content: Blob;
}

/** The part of an import that outlives a reload. The file itself can't be stored: it must be chosen again. */
export interface RememberedImport {
  fileName: string;
  fingerprint: string;
  choices: ReadChoices;
  mapping: Mapping;
  fixes: Fixes;
  /** Set once calls were sent, whose changes can be undone. */
  importId: string | null;
  /** Number of settled rows at the last report. */
  rowsApplied: number;
}

/** How an import ended, or that the page was closed during it. */
export type ImportOutcome = 'done' | 'cancelled' | 'earlier';

export interface ImportContext {
  file: ChosenFile | null;
  choices: ReadChoices;
  info: FileInfo | null;
  mapping: Mapping | null;
  fixes: Fixes;
  summary: CheckSummary | null;
  /** Number of changes to the plan, so that lists know when to refetch. */
  revision: number;
  /** Number of corrections that the worker has not answered yet. */
  pending: number;
  /** Progress of the running work, from 0 to 1. */
  progress: number;
  importId: string | null;
  report: ApplyReport | null;
  /** Whether the last call may have been applied although its response was lost. */
  uncertain: boolean;
  outcome: ImportOutcome | null;
  undone: UndoImportAnswer | null;
  /** Reason why the file could not be read. */
  fault: ImportFault | null;
  /** Error of a call to the server or the worker. */
  error: unknown;
  /** An unfinished import from before a reload, or from a closed tab. */
  remembered: RememberedImport | null;
  /** Whether earlier mapping and corrections were restored. */
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

/** The user's changes to the plan while reviewing it. */
export type PlanEvent =
  | { type: 'cell.fixed'; record: number; target: Target; value: string }
  | { type: 'suggestions.taken' }
  | { type: 'name.chosen'; target: LookupTarget; name: string; id: number | null };

/** Whether the plan has anything to apply. */
export function hasWork(summary: CheckSummary | null): boolean {
  return summary !== null && summary.counts.add + summary.counts.change > 0;
}
