import * as v from 'valibot';
import { Id, Instant, NumericId } from '../shared/ids';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A product that an undo skipped: it was changed or deleted after the import. `name`: its last known name. */
export const UndoSkippedProduct = v.object({ id: NumericId, name: v.string(), why: v.picklist(['changed', 'gone']) });
export type UndoSkippedProduct = v.InferOutput<typeof UndoSkippedProduct>;

/** An import, sent in whole or in part. */
export const ImportRecord = v.object({
  id: Id,
  /** Name of the file. */
  file: v.string(),
  /** Name of the user who sent it. */
  userName: v.string(),
  /** Time when its first batch arrived. */
  at: Instant,
  /** Number of products added, updated, and refused by the server. */
  added: count,
  changed: count,
  refused: count,
  /** The outcome of its undo; `null` if it was not undone. */
  undone: v.nullable(
    v.object({
      removed: count,
      restored: count,
      kept: count,
      /** The first hundred of the products skipped. */
      left: v.array(UndoSkippedProduct),
      at: Instant,
      userName: v.string(),
    }),
  ),
});
export type ImportRecord = v.InferOutput<typeof ImportRecord>;

/** An entry that was refused. `row`: row number as a spreadsheet counts, `null` if not given. */
export const RefusedImportEntry = v.object({
  row: v.nullable(v.number()),
  sku: v.string(),
  name: v.string(),
  reason: v.string(),
});
export type RefusedImportEntry = v.InferOutput<typeof RefusedImportEntry>;

/** The rows of an import that the server refused, in the order of the file. */
export const ImportReport = v.object({ id: Id, refused: v.array(RefusedImportEntry) });
export type ImportReport = v.InferOutput<typeof ImportReport>;
