import type { Product } from '@stockroom/contract';
import * as v from 'valibot';

/**
 * The shape of a product that import and export need. Limits are not checked: a product with a stock below zero, in data from
 * elsewhere, must be exportable and correctable.
 */
const ProductShape = v.object({
  id: v.number(),
  category: v.number(),
  name: v.string(),
  description: v.string(),
  tags: v.array(v.string()),
  sku: v.string(),
  barcode: v.string(),
  brand: v.string(),
  vendor: v.number(),
  stock: v.number(),
  reserved: v.number(),
  cost: v.number(),
  basePrice: v.number(),
  taxPercent: v.number(),
  price: v.number(),
  weight: v.number(),
  thumbnail: v.nullable(v.string()),
  images: v.array(v.object({ url: v.string(), alt: v.string() })),
  storeId: v.number(),
  active: v.boolean(),
  countryId: v.number(),
  brandId: v.number(),
  styleId: v.number(),
  templateId: v.number(),
  reorderPoint: v.nullable(v.number()),
  updatedAt: v.string(),
});

/** The value as a product, or `null` when it is not one. */
export function asProduct(value: unknown): Product | null {
  const result = v.safeParse(ProductShape, value, { abortEarly: true });
  return result.success ? result.output : null;
}
