import type { ImportBatchAnswer, ImportBatchBody } from '@stockroom/contract';
import type { ExportOptions } from './exportCsv';
import type { Lookups } from './judging/lookups';
import type { Fixes } from './judging/plan';
import type { ProblemFilter, RecordFilter } from './judging/planViews';
import type { Mapping } from './mapping';
import type { FileFault, ReadChoices } from './reading/readFile';
import type { ApplyReport, CheckSummary, FileInfo, ProblemView, RecordView, Window } from './report';
import type { LookupTarget, Target } from './targets';

/** Calls from the page to the worker that holds a file, and their results. The file's rows leave the worker only in windows. */
export interface ImportCalls {
  /** Reads a file, replacing the previous one. */
  read: { input: { file: Blob; name: string; choices: ReadChoices }; result: FileInfo };
  /** Checks the file against the store: the dry run. */
  check: { input: CheckInput; result: CheckSummary };
  /** A page of the rows in their current state. `fresh`: applies the filter again; otherwise the list stays the same. */
  records: { input: WindowInput<RecordFilter>; result: Window<RecordView> };
  /** A page of the problems in their current state. */
  problems: { input: WindowInput<ProblemFilter>; result: Window<ProblemView> };
  /** Corrects a cell, in the format of our files. */
  fix: { input: { record: number; target: Target; value: string }; result: Amended };
  /** Corrects every cell that has a suggested value. */
  fixSuggested: { input: Record<string, never>; result: Amended };
  /** Maps an unknown name to a record: an id, 0 for none, `null` for no choice. */
  chooseName: { input: { target: LookupTarget; name: string; id: number | null }; result: Amended };
  /** Splits the plan into calls. */
  prepare: { input: { importId: string } & MadeIds; result: ApplyReport };
  /** The body of a call. */
  batch: { input: { index: number }; result: ImportBatchBody };
  /** Records the server's response to a call. */
  settle: { input: { index: number; answer: ImportBatchAnswer }; result: ApplyReport };
  /** Writes products into a file. */
  export: { input: { products: unknown[]; lookups: Lookups; options: ExportOptions }; result: { file: Blob; rows: number } };
}

/** Ids of the records that an import created first, by their placeholders in the plan. */
export interface MadeIds {
  tagIds: [tag: string, id: string][];
  nameIds: [placeholder: number, id: number][];
}

export type ImportCall = keyof ImportCalls;

export interface CheckInput {
  mapping: Mapping;
  /** As the server sent them; the worker validates them. */
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

/** Reason of a failed call. `shape`: the server's products violate the contract. `broken`: a bug of ours. */
export type ImportFault = FileFault | 'shape' | 'aborted' | 'broken';
