import type { ImportIssue, Note } from './judging/issues';
import type { RecordKind } from './judging/judge';
import type { ColumnInfo } from './mapping';
import type { NewName } from './judging/newNames';
import type { Delimiter } from '../../../../shared/csv/csvReader';
import type { Encoding } from '../../../../shared/csv/encoding';
import type { FileFormat } from './reading/formats';
import type { FieldTarget, LookupTarget } from './targets';

/** Facts about a file once it has been read. */
export interface FileInfo {
  name: string;
  /** In bytes. */
  size: number;
  encoding: Encoding;
  /** Whether the encoding is beyond doubt. */
  encodingSure: boolean;
  bom: boolean;
  delimiter: Delimiter;
  format: FileFormat;
  /** Whether the first row holds the names of the columns. */
  hasHeader: boolean;
  columns: ColumnInfo[];
  /** Rows below the names of the columns. */
  rows: number;
  notes: Note[];
  /** Tells whether a file that is chosen again is the same. */
  fingerprint: string;
}

/** Names in the file that the store has not, one entry for all rows that say it. */
export interface UnknownName {
  target: LookupTarget;
  /** As the file writes it first. */
  name: string;
  rows: number;
  /** The person's choice for it: an id, 0 for none, `MAKE_NAME` for a new one, `null` when nothing is chosen yet. */
  chosen: number | null;
}

/** The result of the dry run. */
export interface CheckSummary {
  counts: Record<RecordKind, number>;
  records: number;
  errors: number;
  warnings: number;
  /** Numbers that would be taken although they are far more than usual: a barcode may have got into their column. */
  unlikely: number;
  /** Problems that have a value to suggest. */
  suggestions: number;
  /** Cells that the person has put right. */
  fixed: number;
  notes: Note[];
  newTags: string[];
  unknownNames: UnknownName[];
  /** Brands and categories that the import makes first. */
  newNames: NewName[];
}

export type ShownValue = string | number | boolean | null;

/** One field that an import changes, before and after. Lookups and tags are shown by their names, pictures by their number. */
export interface FieldChange {
  target: FieldTarget;
  before: ShownValue;
  after: ShownValue;
}

/** A record in the review's list. */
export interface RecordView {
  record: number;
  /** Its row in the file, as a spreadsheet counts. */
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
  /** Place of the problem in the list. */
  index: number;
  record: number;
  row: number;
  target: FieldTarget;
  /** Name of its column in the file; `null` when the file has none for it. */
  column: string | null;
  /** The cell's content, or its beginning where it is too long to be shown. */
  value: string;
  /** Characters that the cell holds. */
  valueLength: number;
  sku: string;
  name: string;
  issue: ImportIssue;
  /** Whether it is solved by now. It stays in the list until the list is asked for anew, so that nothing jumps under the hands. */
  fixed: boolean;
}

export interface Window<Item> {
  total: number;
  offset: number;
  items: Item[];
}

/** An entry that the server did not take although the dry run had nothing against it. */
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
  /** Batches that are settled, of how many. */
  batches: number;
  batchCount: number;
  /** Rows that are settled, of how many. */
  rows: number;
  rowCount: number;
}
