import { NEW_PRODUCT_NAME, type Product, type ProductImage, type ProductPatch } from '@stockroom/contract';
import { cleanBarcode } from '#shared/barcodes/model/gtin';
import { changedFields as changed } from '#shared/editing/model/recordFields';
import type { ProductDraft as RuledDraft } from './productRules';

/** The form's draft of a product. A number is `null` while its field is empty and `NaN` while its text is no number. */
export type ProductDraft = Omit<RuledDraft, 'id'>;

export type DraftField = keyof ProductDraft;

/** The form's fields, in the form's order. */
export const DRAFT_FIELDS = [
  'active',
  'name',
  'sku',
  'barcode',
  'category',
  'brandId',
  'vendor',
  'countryId',
  'styleId',
  'templateId',
  'stock',
  'reserved',
  'reorderPoint',
  'cost',
  'basePrice',
  'taxPercent',
  'price',
  'weight',
  'tags',
  'images',
  'thumbnail',
  'description',
] as const satisfies readonly DraftField[];

/** Converts a product to a draft. */
export function toDraft(product: Product): ProductDraft {
  const { id: _id, brand: _brand, storeId: _storeId, updatedAt: _updatedAt, ...draft } = product;
  return draft;
}

/**
 * A product that is not on the server yet: the specified defaults, id 0.
 * @param known fields that are known already, such as a scanned barcode
 */
export function newProduct(storeId: number, known: Partial<Product> = {}): Product {
  return {
    id: 0,
    name: NEW_PRODUCT_NAME,
    description: '',
    category: 0,
    tags: [],
    sku: '',
    barcode: '',
    brand: '',
    vendor: 0,
    stock: 0,
    reserved: 0,
    cost: 0,
    basePrice: 0,
    taxPercent: 0,
    price: 0,
    weight: 0,
    thumbnail: null,
    images: [],
    active: true,
    countryId: 0,
    brandId: 0,
    styleId: 0,
    templateId: 1,
    reorderPoint: null,
    updatedAt: '',
    ...known,
    storeId,
  };
}

/** The product as it will be once the draft is saved. Empty numbers become 0, text is trimmed. */
export function applyDraft(product: Product, draft: ProductDraft): Product {
  return {
    ...product,
    ...draft,
    name: draft.name.trim(),
    sku: draft.sku.trim(),
    barcode: cleanBarcode(draft.barcode),
    stock: draft.stock ?? 0,
    reserved: draft.reserved ?? 0,
    cost: draft.cost ?? 0,
    basePrice: draft.basePrice ?? 0,
    taxPercent: draft.taxPercent ?? 0,
    price: draft.price ?? 0,
    weight: draft.weight ?? 0,
  };
}

/** Whether two values of a field are equal. Lists are compared by content, text as it would be saved. */
export function sameValue(field: DraftField, a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (field === 'tags') return sameSet(a, b);
  if (field === 'barcode') return cleanBarcode(String(a)) === cleanBarcode(String(b));
  if (typeof a === 'string' && typeof b === 'string' && field !== 'description') return a.trim() === b.trim();
  return field === 'images' && sameImages(a as readonly ProductImage[], b as readonly ProductImage[]);
}

/** The fields in which the draft differs from the saved product, in the form's order. */
export function changedFields(saved: ProductDraft, draft: ProductDraft): DraftField[] {
  return changed({ order: DRAFT_FIELDS, sameValue }, saved, draft);
}

/**
 * Builds the patch of an edit: only the changes, and the `updatedAt` that they were based on, so that the server can reject a
 * stale edit (409).
 */
export function patchOf(saved: Product, draft: ProductDraft): ProductPatch {
  const next = applyDraft(saved, draft);
  const changes = changedFields(toDraft(saved), draft).map((field) => [field, next[field]] as const);
  return { ...(Object.fromEntries(changes) as ProductPatch), updatedAt: saved.updatedAt };
}

/** The body for creating a product: everything but the fields that the server sets. */
export function creationOf(saved: Product, draft: ProductDraft): ProductPatch {
  const { id: _id, updatedAt: _updatedAt, brand: _brand, ...rest } = applyDraft(saved, draft);
  return rest;
}

/** Ensures that the thumbnail is one of the images: when a merge removed that image, the first one replaces it. */
export function keepThumbnail(draft: ProductDraft): ProductDraft {
  if (draft.thumbnail === null || draft.images.length === 0) return draft;
  if (draft.images.some((image) => image.url === draft.thumbnail)) return draft;
  return { ...draft, thumbnail: draft.images[0]?.url ?? null };
}

/** Pictures are long `data:` texts: they are compared directly, without serializing them again. */
function sameImages(a: readonly ProductImage[], b: readonly ProductImage[]): boolean {
  return a.length === b.length && a.every((image, at) => image.url === b[at]?.url && image.alt === b[at].alt);
}

function sameSet(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  const inA = new Set<unknown>(a);
  return b.every((item) => inA.has(item));
}
