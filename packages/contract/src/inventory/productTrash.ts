import * as v from 'valibot';
import { Instant, NumericId } from '../shared/ids';
import { MAX_IMPORT_BATCH } from './importBatch';
import { PRODUCT_LIMITS, Product } from './product';

/** Days during which a deleted product can be restored. */
export const PRODUCT_TRASH_DAYS = 30;

/**
 * A deleted product with the fields that a list needs. Pictures and descriptions stay on the server, as there may be thousands.
 */
export const TrashedProduct = v.object({
  id: NumericId,
  name: v.string(),
  sku: v.string(),
  barcode: v.string(),
  /** Units restored with it. */
  stock: v.number(),
  deletedAt: Instant,
  /** Name of the user who deleted it. */
  deletedBy: v.string(),
});
export type TrashedProduct = v.InferOutput<typeof TrashedProduct>;

const sku = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(PRODUCT_LIMITS.sku));

/** Products to restore, each under its own SKU or the one given here. */
export const RestoreProductsBody = v.object({
  products: v.pipe(v.array(v.object({ id: NumericId, sku: v.optional(sku) })), v.minLength(1), v.maxLength(MAX_IMPORT_BATCH)),
});
export type RestoreProductsBody = v.InferInput<typeof RestoreProductsBody>;

/** Reason why a product is not restored: its SKU is taken, it is not in the trash any more, or the store server failed. */
export const RestoreRefusal = v.picklist(['skuTaken', 'gone', 'failed']);
export type RestoreRefusal = v.InferOutput<typeof RestoreRefusal>;

/**
 * The outcome for each product, in the order of the call. `product.id` differs from the old one where the store server assigns
 * its own ids.
 */
export const RestoreProductsAnswer = v.array(
  v.union([v.object({ id: NumericId, product: Product }), v.object({ id: NumericId, refused: RestoreRefusal })]),
);
export type RestoreProductsAnswer = v.InferOutput<typeof RestoreProductsAnswer>;

/** With `ids`, only these are deleted for good: products that enter the trash while the confirmation is open stay. */
export const EmptyProductTrashBody = v.object({ ids: v.optional(v.array(NumericId)) });
