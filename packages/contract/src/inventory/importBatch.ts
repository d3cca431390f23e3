import * as v from 'valibot';
import { Id, NumericId } from '../shared/ids';
import { StockReason } from './movementReason';
import { Product, ProductPatch } from './product';

/** `rows`: row numbers in the file, as a spreadsheet counts, first those of `add`, then those of `update`. */
export const ImportSource = v.object({ file: v.pipe(v.string(), v.maxLength(255)), rows: v.array(v.number()) });
export type ImportSource = v.InferOutput<typeof ImportSource>;

/**
 * Many products in one call, for the import: 50,000 rows one by one would take hours with any latency. Each entry is answered
 * separately, in order; a refused entry changes nothing and does not block the others. At most 500 entries per call.
 */
export const ImportBatchBody = v.object({
  /** Id of the import, so that a batch sent again is applied once and the whole import can be undone. */
  importId: Id,
  /** Position of this batch in its import, from 0. */
  index: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  add: v.array(ProductPatch),
  update: v.array(v.object({ id: NumericId, product: ProductPatch })),
  /** Origin of the entries, for the list of imports. */
  source: v.optional(ImportSource),
  /** Reason for the changes of stock of updated products; `import` if left out. */
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
 * The outcome of undoing an import: added products are deleted, changed products get their earlier values back, stock through
 * counter-movements.
 */
export const UndoImportAnswer = v.object({ removed: v.number(), restored: v.number(), kept: v.number() });
export type UndoImportAnswer = v.InferOutput<typeof UndoImportAnswer>;
