import type { Product } from '@stockroom/contract';
import type { ProductDraft } from '#features/inventory/model/productRules';
import { restoreCode, restoreText } from '#shared/csv/csvCells';
import type { ImportIssue, NoteCode } from '../judging/issues';
import type { LookupIndexes } from '../judging/lookups';
import { nameKey } from '../judging/names';
import type { Mapping } from '../mapping';
import type { FieldTarget, LookupTarget, Target } from '../targets';
import type { FileFormat } from './formats';
import { type ColumnsOf, type FileRecord, rawCell, recordName } from './records';

/** Context for reading records. */
export interface ReadContext {
  rows: readonly string[][];
  columns: ColumnsOf;
  mapping: Mapping;
  format: FileFormat;
  indexes: LookupIndexes;
  /** The user's choices for names that the store lacks: an id, 0 for none. Keys come from {@link unknownNameKey}. */
  chosenName: (key: string) => number | undefined;
}

/** A record's values, applied to the product that it changes. */
export interface ReadRecord {
  draft: ProductDraft;
  issues: ImportIssue[];
  notes: NoteCode[];
  /** Names that the store lacks, whether or not something was chosen for them. */
  unknownNames: { target: LookupTarget; name: string }[];
}

/** Adds a note to a record, at most once even if several of its cells give rise to it. */
export function addNote({ notes }: ReadRecord, note: NoteCode): void {
  if (!notes.includes(note)) notes.push(note);
}

/** Prefix of the temporary id of a tag that the import has yet to create. */
export const NEW_TAG = 'new:';

export function unknownNameKey(target: LookupTarget, name: string): string {
  return `${target}:${nameKey(name)}`;
}

/** A cell that is being read, with its context and the result it is written to. */
export interface CellReading {
  cell: string;
  target: FieldTarget;
  record: FileRecord;
  existing: Product | null;
  /** Whether the text is in our own format, and so is taken as it is. */
  exact: boolean;
  edited: boolean;
  edits: ReadonlyMap<Target, string> | undefined;
  result: ReadRecord;
  context: ReadContext;
}

const CODES: ReadonlySet<Target> = new Set<Target>(['id', 'sku', 'barcode']);

/** The text of a record's cell in the file, without the apostrophe that guards it from spreadsheets. */
export function cellText(
  record: FileRecord,
  target: Target,
  { rows, columns, format }: Pick<ReadContext, 'rows' | 'columns' | 'format'>,
): string {
  if (target === 'name') return restoreText(recordName(record, rows, columns));
  const cell = rawCell(record, target, rows, columns);
  return format !== 'own' && CODES.has(target) ? restoreCode(cell) : restoreText(cell);
}
