import { Product } from '@stockroom/contract';
import * as v from 'valibot';

const { id, name, sku, barcode, brand, price, stock, reorderPoint, thumbnail, active } = Product.entries;

/** A product's fields in a look-up. */
export const ShownProduct = v.object({ id, name, sku, barcode, brand, price, stock, reorderPoint, thumbnail, active });
export type ShownProduct = v.InferOutput<typeof ShownProduct>;
