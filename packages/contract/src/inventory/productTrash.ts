import * as v from 'valibot';
import { Instant, NumericId } from '../shared/ids';
import { MAX_IMPORT_BATCH } from './importBatch';
import { PRODUCT_LIMITS, Product } from './product';

/** Days for which a deleted product can be brought back. */
export const PRODUCT_TRASH_DAYS = 30;

/** A deleted product, as far as a list needs it. Pictures and descriptions stay with the server: there may be thousands. */
export const TrashedProduct = v.object({
  id: NumericId,
  name: v.string(),
  sku: v.string(),
  barcode: v.string(),
  /** Units that come back with it. */
  stock: v.number(),
  deletedAt: Instant,
  /** Name of who deleted it. */
  deletedBy: v.string(),
});
export type TrashedProduct = v.InferOutput<typeof TrashedProduct>;

const sku = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(PRODUCT_LIMITS.sku));

/** Products to bring back, each under its own SKU or the one that is given here. */
export const RestoreProductsBody = v.object({
  products: v.pipe(v.array(v.object({ id: NumericId, sku: v.optional(sku) })), v.minLength(1), v.maxLength(MAX_IMPORT_BATCH)),
});
export type RestoreProductsBody = v.InferInput<typeof RestoreProductsBody>;

/** Why a product stays where it is: its SKU is taken, it is not in the trash any more, or the store server failed. */
export const RestoreRefusal = v.picklist(['skuTaken', 'gone', 'failed']);
export type RestoreRefusal = v.InferOutput<typeof RestoreRefusal>;

/** The outcome of each, in the order of the call. `product.id` is another one where the store server gives its own numbers. */
export const RestoreProductsAnswer = v.array(
  v.union([v.object({ id: NumericId, product: Product }), v.object({ id: NumericId, refused: RestoreRefusal })]),
);
export type RestoreProductsAnswer = v.InferOutput<typeof RestoreProductsAnswer>;

/** With `ids` only these go for ever: what comes into the trash while somebody is asked stays. */
export const EmptyProductTrashBody = v.object({ ids: v.optional(v.array(NumericId)) });
