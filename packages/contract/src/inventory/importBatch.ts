import * as v from 'valibot';
import { Id, NumericId } from '../shared/ids';
import { StockReason } from './movementReason';
import { Product, ProductPatch } from './product';

/** `rows`: those of the file, as a spreadsheet counts, first of what is added and then of what is updated. */
export const ImportSource = v.object({ file: v.pipe(v.string(), v.maxLength(255)), rows: v.array(v.number()) });
export type ImportSource = v.InferOutput<typeof ImportSource>;

/**
 * Many products in one call, for the import: 50,000 rows one by one would take hours with any latency.
 * Each entry is answered for itself, in order; an entry that is refused changes nothing and does not keep others away.
 * At most 500 entries a call.
 */
export const ImportBatchBody = v.object({
  /** Names the import, so that a batch that is sent again is applied once and the whole can be undone. */
  importId: Id,
  /** Position of this batch in its import, from 0. */
  index: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  add: v.array(ProductPatch),
  update: v.array(v.object({ id: NumericId, product: ProductPatch })),
  /** Where the entries come from, for the list of imports. */
  source: v.optional(ImportSource),
  /** Why the stock of what is updated changes; left out: by an import. */
  why: v.optional(StockReason),
});
export type ImportBatchBody = v.InferInput<typeof ImportBatchBody>;

const refused = v.object({ refused: v.string() });
export const ImportBatchAnswer = v.object({
  added: v.array(v.union([v.object({ product: Product }), refused])),
  updated: v.array(v.union([v.object({ product: Product }), refused])),
});
export type ImportBatchAnswer = v.InferOutput<typeof ImportBatchAnswer>;

/** Largest number of entries in one import call. */
export const MAX_IMPORT_BATCH = 500;

/**
 * The outcome of undoing an import: added products are deleted, changed ones get their earlier values back, stock by
 * counter-movements.
 */
export const UndoImportAnswer = v.object({ removed: v.number(), restored: v.number(), kept: v.number() });
export type UndoImportAnswer = v.InferOutput<typeof UndoImportAnswer>;
