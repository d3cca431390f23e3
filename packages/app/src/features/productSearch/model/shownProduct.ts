import { Product } from '@stockroom/contract';
import * as v from 'valibot';

const { id, name, sku, barcode, brand, price, stock, reorderPoint, thumbnail, active } = Product.entries;

/** What a look-up shows of a product. */
export const ShownProduct = v.object({ id, name, sku, barcode, brand, price, stock, reorderPoint, thumbnail, active });
export type ShownProduct = v.InferOutput<typeof ShownProduct>;
