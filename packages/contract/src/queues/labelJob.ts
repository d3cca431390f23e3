import * as v from 'valibot';
import { Id, Instant, NumericId } from '../shared/ids';

/** `copies`: most labels of one product. `rows`: products of one job. */
export const LABEL_LIMITS = { copies: 500, rows: 500 } as const;

/** How many labels of a product: a number, or as many as there are units, at least one. */
export const LabelCopies = v.union([
  v.literal('stock'),
  v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(LABEL_LIMITS.copies)),
]);
export type LabelCopies = v.InferOutput<typeof LabelCopies>;

/** A product whose labels are to be printed, as it is now. */
export const LabelRow = v.object({
  productId: NumericId,
  copies: LabelCopies,
  name: v.string(),
  sku: v.string(),
  barcode: v.string(),
  /** In the store's currency. */
  price: v.number(),
  stock: v.number(),
  /** The product was deleted: nothing of it is printed. */
  gone: v.boolean(),
});
export type LabelRow = v.InferOutput<typeof LabelRow>;

/** Labels that wait for the printer, or were printed, as somebody said. One job of a store waits at a time. */
export const LabelJob = v.object({
  id: Id,
  state: v.picklist(['waiting', 'printed']),
  rows: v.array(LabelRow),
  userName: v.string(),
  at: Instant,
  printedAt: v.nullable(Instant),
});
export type LabelJob = v.InferOutput<typeof LabelJob>;

/** Adds products to the job that waits, which is made where none does. One that is in it already stays as it is. */
export const AddLabelsBody = v.object({
  products: v.pipe(
    v.array(v.object({ productId: NumericId, copies: LabelCopies })),
    v.minLength(1),
    v.maxLength(LABEL_LIMITS.rows),
  ),
});
export type AddLabelsBody = v.InferOutput<typeof AddLabelsBody>;

/** `rows`: all that are to be in it. With `printed` they are those that were printed, all when left out: the others go on waiting in a new job. */
export const UpdateLabelJobBody = v.object({
  id: Id,
  rows: v.optional(v.pipe(v.array(v.object({ productId: NumericId, copies: LabelCopies })), v.maxLength(LABEL_LIMITS.rows))),
  state: v.optional(v.literal('printed')),
});
export type UpdateLabelJobBody = v.InferOutput<typeof UpdateLabelJobBody>;
