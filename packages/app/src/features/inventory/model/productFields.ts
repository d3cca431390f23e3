import { Product, ProductImage, skuKey } from '@stockroom/contract';
import * as v from 'valibot';
import { barcodeKey } from '#shared/barcodes/model/gtin';
import { joinLists } from '#shared/editing/model/merge';
import type { FieldProblem, Problems } from '#shared/editing/model/problems';
import type { RecordFields } from '#shared/editing/model/recordFields';
import { applyDraft, DRAFT_FIELDS, type DraftField, keepThumbnail, type ProductDraft, sameValue, toDraft } from './draft';
import { followsBasePrice, priceWithTax } from './price';
import { type CodeOwner, type ProductIssue, validateProduct } from './productRules';

/** Information for the form that a product's draft does not contain. */
export interface ProductFacts {
  /** Whether the price is calculated from base price and tax, until it is set by hand. */
  followsBase: boolean;
  /** Other products that already have the draft's codes. */
  owners: Record<'sku' | 'barcode', CodeOwner | null>;
}

/** An issue of a field of the form. */
export type DraftIssue = ProductIssue & { field: DraftField };

/** A problem that the form shows. */
export type ProductProblem = FieldProblem<DraftIssue>;
export type ProductProblems = Problems<DraftField, DraftIssue>;

const number = v.nullable(v.number());

/** The schema of a stored draft checks the shape only; limits are checked by the form. */
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

/** Schema of a stored draft: the unsaved draft when a page or a session ended, and its base. */
export const StoredProductDraft = v.object({
  draft: Draft,
  base: v.object({ ...Product.entries, updatedAt: v.string(), name: v.string() }),
});

/** Rules for editing a product. */
export const productFields: RecordFields<Product, ProductDraft, DraftIssue, ProductFacts> = {
  order: DRAFT_FIELDS,
  schema: Product,
  toDraft,
  applyDraft,
  sameValue,
  join: { tags: joinLists },
  keepBoth: { stock: addBothChanges, reserved: addBothChanges },
  tidy: keepThumbnail,
  issuesOf: ({ draft, saved, facts: { owners } }) =>
    validateProduct(
      { ...draft, id: saved.id },
      { skuOwners: () => asList(owners.sku), barcodeOwners: () => asList(owners.barcode) },
    ).filter(isOfForm),
  factsOf: (draft) => ({ followsBase: followsBasePrice(draft), owners: { sku: null, barcode: null } }),
  keepFacts: (facts, draft) => ({ ...facts, followsBase: facts.followsBase && followsBasePrice(draft) }),
  updateDependents: (draft, change, { followsBase, owners }) => {
    const follows = followsBase && change.price === undefined;
    return {
      draft: follows && ('basePrice' in change || 'taxPercent' in change) ? { ...draft, price: calculatedPrice(draft) } : draft,
      facts: {
        followsBase: follows,
        owners: { sku: 'sku' in change ? null : owners.sku, barcode: 'barcode' in change ? null : owners.barcode },
      },
    };
  },
};

/** Whether an answer about a code concerns the draft's current code. */
export function isAboutDraft(draft: ProductDraft, field: 'sku' | 'barcode', value: string): boolean {
  return field === 'sku' ? skuKey(value) === skuKey(draft.sku) : barcodeKey(value) === barcodeKey(draft.barcode);
}

/** The price calculated from base price and tax; the current price while they are no numbers. */
export function calculatedPrice({ basePrice, taxPercent, price }: ProductDraft): number | null {
  if (basePrice === null || taxPercent === null || !Number.isFinite(basePrice) || !Number.isFinite(taxPercent)) return price;
  return priceWithTax(basePrice, taxPercent);
}

/** Combines both changes of a count: my difference is added to their value. */
function addBothChanges(base: number | null, mine: number | null, theirs: number | null): number | undefined {
  const both = (theirs ?? 0) + ((mine ?? 0) - (base ?? 0));
  return both >= 0 ? both : undefined;
}

function asList(owner: CodeOwner | null): CodeOwner[] {
  return owner ? [owner] : [];
}

const isOfForm = (issue: ProductIssue): issue is DraftIssue => issue.field !== 'id';
