import * as v from 'valibot';
import { Id, Instant, NumericId } from '../shared/ids';

/** `copies`: maximum number of labels per product. `rows`: maximum number of products per job. */
export const LABEL_LIMITS = { copies: 500, rows: 500 } as const;

/** Number of labels of a product: a fixed number, or one for each unit in stock, at least one. */
export const LabelCopies = v.union([
  v.literal('stock'),
  v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(LABEL_LIMITS.copies)),
]);
export type LabelCopies = v.InferOutput<typeof LabelCopies>;

/** A product whose labels are to be printed, with its current data. */
export const LabelRow = v.object({
  productId: NumericId,
  copies: LabelCopies,
  name: v.string(),
  sku: v.string(),
  barcode: v.string(),
  /** In the store's currency. */
  price: v.number(),
  stock: v.number(),
  /** Whether the product was deleted, so that its labels are not printed. */
  gone: v.boolean(),
});
export type LabelRow = v.InferOutput<typeof LabelRow>;

/** A print job of labels: waiting, or printed according to a user. A store has one waiting job at a time. */
export const LabelJob = v.object({
  id: Id,
  state: v.picklist(['waiting', 'printed']),
  rows: v.array(LabelRow),
  userName: v.string(),
  at: Instant,
  printedAt: v.nullable(Instant),
});
export type LabelJob = v.InferOutput<typeof LabelJob>;

/** Adds products to the waiting job, which is created if there is none. Products already in it stay unchanged. */
export const AddLabelsBody = v.object({
  products: v.pipe(
    v.array(v.object({ productId: NumericId, copies: LabelCopies })),
    v.minLength(1),
    v.maxLength(LABEL_LIMITS.rows),
  ),
});
export type AddLabelsBody = v.InferOutput<typeof AddLabelsBody>;

/**
 * `rows`: the complete new content of the job. With `printed` they are the rows that were printed, all when left out: the others stay waiting in a new job.
 */
export const UpdateLabelJobBody = v.object({
  id: Id,
  rows: v.optional(v.pipe(v.array(v.object({ productId: NumericId, copies: LabelCopies })), v.maxLength(LABEL_LIMITS.rows))),
  state: v.optional(v.literal('printed')),
});
export type UpdateLabelJobBody = v.InferOutput<typeof UpdateLabelJobBody>;
