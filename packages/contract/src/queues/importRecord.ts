import * as v from 'valibot';
import { Id, Instant, NumericId } from '../shared/ids';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A product that an undo left as it was: somebody changed or deleted it since. `name` is the one it was last known by. */
export const LeftProduct = v.object({ id: NumericId, name: v.string(), why: v.picklist(['changed', 'gone']) });
export type LeftProduct = v.InferOutput<typeof LeftProduct>;

/** An import that was sent, whole or in part. */
export const ImportRecord = v.object({
  id: Id,
  /** Name of the file. */
  file: v.string(),
  /** Whoever sent it. */
  userName: v.string(),
  /** When its first batch came. */
  at: Instant,
  /** Products that were made, changed, and refused by the server. */
  added: count,
  changed: count,
  refused: count,
  /** The outcome of its undo; `null` while it stands. */
  undone: v.nullable(
    v.object({
      removed: count,
      restored: count,
      kept: count,
      /** The first hundred of those that were kept. */
      left: v.array(LeftProduct),
      at: Instant,
      userName: v.string(),
    }),
  ),
});
export type ImportRecord = v.InferOutput<typeof ImportRecord>;

/** An entry that was refused. `row`: as a spreadsheet counts, `null` where it was not told. */
export const RefusedImportEntry = v.object({
  row: v.nullable(v.number()),
  sku: v.string(),
  name: v.string(),
  reason: v.string(),
});
export type RefusedImportEntry = v.InferOutput<typeof RefusedImportEntry>;

/** The rows that the server refused of an import, in the order of the file. */
export const ImportReport = v.object({ id: Id, refused: v.array(RefusedImportEntry) });
export type ImportReport = v.InferOutput<typeof ImportReport>;
