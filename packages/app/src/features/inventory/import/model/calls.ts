import type { ImportBatchAnswer, ImportBatchBody } from '@stockroom/contract';
import type { ExportOptions } from './exportCsv';
import type { Lookups } from './judging/lookups';
import type { Mapping } from './mapping';
import type { Fixes } from './judging/plan';
import type { ProblemFilter, RecordFilter } from './judging/planViews';
import type { FileFault, ReadChoices } from './reading/readFile';
import type { ApplyReport, CheckSummary, FileInfo, ProblemView, RecordView, Window } from './report';
import type { LookupTarget, Target } from './targets';

/**
 * Calls from the page to the worker that holds a file, and their answers. The file's rows never leave the worker but in
 * windows.
 */
export interface ImportCalls {
  /** Reads a file. The one before is forgotten. */
  read: { input: { file: Blob; name: string; choices: ReadChoices }; result: FileInfo };
  /** Holds the file against the store: the dry run. */
  check: { input: CheckInput; result: CheckSummary };
  /** A page of the rows, as they stand now. `fresh`: filters anew; else the list stays as it was. */
  records: { input: WindowInput<RecordFilter>; result: Window<RecordView> };
  /** A page of the problems, as they stand now. */
  problems: { input: WindowInput<ProblemFilter>; result: Window<ProblemView> };
  /** Puts a cell right, in the form our own files have. */
  fix: { input: { record: number; target: Target; value: string }; result: Amended };
  /** Puts every cell right that has a value suggested. */
  fixSuggested: { input: Record<string, never>; result: Amended };
  /** Chooses what an unknown name stands for: an id, 0 for none, `null` for no choice. */
  chooseName: { input: { target: LookupTarget; name: string; id: number | null }; result: Amended };
  /** Cuts the plan into calls. */
  prepare: { input: { importId: string } & MadeIds; result: ApplyReport };
  /** The body of one call. */
  batch: { input: { index: number }; result: ImportBatchBody };
  /** Notes what the server did with one call. */
  settle: { input: { index: number; answer: ImportBatchAnswer }; result: ApplyReport };
  /** Writes products into a file. */
  export: { input: { products: unknown[]; lookups: Lookups; options: ExportOptions }; result: { file: Blob; rows: number } };
}

/** Ids of what an import made first, by what stands for it in the plan. */
export interface MadeIds {
  tagIds: [tag: string, id: string][];
  nameIds: [placeholder: number, id: number][];
}

export type ImportCall = keyof ImportCalls;

export interface CheckInput {
  mapping: Mapping;
  /** As the server sent them; the worker looks at their shape. */
  products: unknown[];
  lookups: Lookups;
  storeId: number;
  fixes: Fixes;
}

export interface WindowInput<Filter> {
  filter: Filter;
  offset: number;
  limit: number;
  fresh: boolean;
}

export interface Amended {
  summary: CheckSummary;
  fixes: Fixes;
}

/** Why a call failed. `shape`: the server's products are not what the contract says. `broken`: a fault of ours. */
export type ImportFault = FileFault | 'shape' | 'aborted' | 'broken';
