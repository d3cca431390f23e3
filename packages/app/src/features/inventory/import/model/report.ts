import type { Delimiter } from '#shared/csv/csvReader';
import type { Encoding } from '#shared/csv/encoding';
import type { ImportIssue, Note } from './judging/issues';
import type { RecordKind } from './judging/judge';
import type { NewName } from './judging/newNames';
import type { ColumnInfo } from './mapping';
import type { FileFormat } from './reading/formats';
import type { FieldTarget, LookupTarget } from './targets';

/** Facts about a file once it has been read. */
export interface FileInfo {
  name: string;
  /** In bytes. */
  size: number;
  encoding: Encoding;
  /** Whether the encoding is certain. */
  encodingSure: boolean;
  bom: boolean;
  delimiter: Delimiter;
  format: FileFormat;
  /** Whether the first row holds the headers. */
  hasHeader: boolean;
  columns: ColumnInfo[];
  /** Number of rows below the headers. */
  rows: number;
  notes: Note[];
  /** Identifies the file when it is chosen again. */
  fingerprint: string;
}

/** A name in the file that the store lacks, once for all rows that contain it. */
export interface UnknownName {
  target: LookupTarget;
  /** As first written in the file. */
  name: string;
  rows: number;
  /** The user's choice: an id, 0 for none, `MAKE_NAME` for a new record, `null` when nothing is chosen yet. */
  chosen: number | null;
}

/** The result of the dry run. */
export interface CheckSummary {
  counts: Record<RecordKind, number>;
  records: number;
  errors: number;
  warnings: number;
  /** Number of values that would be accepted although they are far above normal: a barcode may be in the wrong column. */
  suspicious: number;
  /** Number of problems with a suggested value. */
  suggestions: number;
  /** Number of cells that the user has corrected. */
  fixed: number;
  notes: Note[];
  newTags: string[];
  unknownNames: UnknownName[];
  /** Brands and categories that the import creates first. */
  newNames: NewName[];
}

export type ShownValue = string | number | boolean | null;

/** A field that an import changes, before and after. Lookups and tags are shown by name, pictures by count. */
export interface FieldChange {
  target: FieldTarget;
  before: ShownValue;
  after: ShownValue;
}

/** A record in the review's list. */
export interface RecordView {
  record: number;
  /** Its row in the file, as spreadsheets count. */
  row: number;
  kind: RecordKind;
  sku: string;
  name: string;
  issues: ImportIssue[];
  /** Empty unless `kind` is `change`. */
  changes: FieldChange[];
}

/** A problem in the review's list. */
export interface ProblemView {
  /** Position of the problem in the list. */
  index: number;
  record: number;
  row: number;
  target: FieldTarget;
  /** Header of its column in the file; `null` when the file has no such column. */
  column: string | null;
  /** The cell's content, or its beginning when too long to show. */
  value: string;
  /** Number of characters in the cell. */
  valueLength: number;
  sku: string;
  name: string;
  issue: ImportIssue;
  /** Whether it is solved. It stays in the list until the list is requested again, so that nothing jumps during editing. */
  fixed: boolean;
}

export interface Window<Item> {
  total: number;
  offset: number;
  items: Item[];
}

/** An entry that the server rejected although the dry run had accepted it. */
export interface RefusedEntry {
  row: number;
  sku: string;
  name: string;
  reason: string;
}

/** The progress of applying so far. */
export interface ApplyReport {
  added: number;
  changed: number;
  refused: RefusedEntry[];
  /** Number of settled batches, out of `batchCount`. */
  batches: number;
  batchCount: number;
  /** Number of settled rows, out of `rowCount`. */
  rows: number;
  rowCount: number;
}
