import { Product, ProductImage } from '@stockroom/contract';
import * as v from 'valibot';
import type { ProductDraft } from './draft';

const number = v.nullable(v.number());

/** A draft as it lies in the browser's storage: limits are the form's business, the shape is this one's. */
const Draft: v.GenericSchema<ProductDraft> = v.object({
  name: v.string(),
  sku: v.string(),
  barcode: v.string(),
  description: v.string(),
  category: v.number(),
  vendor: v.number(),
  brandId: v.number(),
  countryId: v.number(),
  styleId: v.number(),
  templateId: v.number(),
  tags: v.array(v.string()),
  images: v.array(v.object({ url: v.string(), alt: ProductImage.entries.alt })),
  thumbnail: v.nullable(v.string()),
  active: v.boolean(),
  reorderPoint: number,
  stock: number,
  reserved: number,
  cost: number,
  basePrice: number,
  taxPercent: number,
  price: number,
  weight: number,
});

/** What was being typed when a page or a session ended, and what it was based on. */
export const KeptDraft = v.object({
  draft: Draft,
  base: v.object({ ...Product.entries, updatedAt: v.string(), name: v.string() }),
});
export type KeptDraft = v.InferOutput<typeof KeptDraft>;

/** The name that a draft is kept under. */
export function draftSubject(id: number): string {
  return `product/${id === 0 ? 'new' : id}`;
}
