import { NEW_PRODUCT_NAME, PRODUCT_LIMITS, Product, ProductPatch, type Issue } from '@stockroom/contract';
import * as v from 'valibot';
import { toContractIssues } from '../engine/answering/validate';
import { badRequest } from '../engine/errors';
import { mergeKnown } from '../engine/merge';
import { buildProduct } from '../storeServer/product.factory';

const FIELDS = Object.keys(Product.entries).filter((key) => key !== 'id' && key !== 'brand');
const FOREIGN_KEYS = ['countryId', 'brandId', 'styleId', 'templateId'] as const;
const DEFAULT_TEMPLATE = 1;
const IMAGE_URL = /^(?:data:image\/(?:png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/=]*|https?:\/\/[^\s]+|\/(?!\/)[^\s\\]*)$/i;

/** Validates a caller's product fields. Throws a 400 whose paths start with `product.`. */
export function parsePatch(value: unknown): ProductPatch {
  const result = v.safeParse(ProductPatch, withoutNulls(value));
  const issues = result.success ? imageIssues(result.output) : toContractIssues(result.issues);
  if (!result.success || issues.length > 0) {
    throw badRequest(...issues.map(({ path, message }) => ({ path: `product.${path}`, message })));
  }
  return result.output;
}

/** Returns a new product: the specified defaults, overridden by the fields sent. */
export function newProduct(patch: ProductPatch, storeId: number, knownTags: ReadonlySet<string>): Product {
  const start = buildProduct({ name: NEW_PRODUCT_NAME, storeId });
  return { ...applyPatch(start, { ...patch, storeId }, knownTags), id: patch.id ?? 0 };
}

/**
 * Merges a patch into a product. Empty foreign keys become 0, an empty template 1; tags that no longer exist are dropped.
 * @throws Refusal 400 when stock or reserved would become negative
 */
export function applyPatch(current: Product, patch: ProductPatch, knownTags: ReadonlySet<string>): Product {
  const merged = mergeKnown(current, withDefaults(patch), FIELDS);
  for (const field of ['stock', 'reserved'] as const) {
    if (merged[field] < 0 && merged[field] !== current[field]) {
      throw badRequest({ path: `product.${field}`, message: 'must be 0 or more' });
    }
  }
  const tags = [...new Set(merged.tags)].filter((tag) => knownTags.has(tag));
  return { ...merged, tags, thumbnail: thumbnailOf(current, merged, patch) };
}

function withDefaults(patch: ProductPatch): ProductPatch {
  const filled = { ...patch };
  for (const key of FOREIGN_KEYS) {
    if (filled[key] === '') filled[key] = 0;
  }
  if (filled.templateId === 0) filled.templateId = DEFAULT_TEMPLATE;
  return filled;
}

/** Removes `null` for the four foreign keys: callers may send it for "none", which counts as empty. */
function withoutNulls(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const filled: Record<string, unknown> = { ...value };
  for (const key of FOREIGN_KEYS) if (filled[key] === null) filled[key] = '';
  return filled;
}

/** Returns the thumbnail; when its picture was removed, the first one left. */
function thumbnailOf(current: Product, merged: Product, patch: ProductPatch): string | null {
  if (patch.images === undefined || patch.thumbnail !== undefined) return merged.thumbnail;
  const wasImage = current.images.some(({ url }) => url === merged.thumbnail);
  const isImage = merged.images.some(({ url }) => url === merged.thumbnail);
  return isImage || (merged.thumbnail !== null && !wasImage) ? merged.thumbnail : (merged.images[0]?.url ?? null);
}

function imageIssues({ images = [], thumbnail }: ProductPatch): Issue[] {
  const issues = images.flatMap(({ url }, index) =>
    IMAGE_URL.test(url) ? [] : [{ path: `images.${index}.url`, message: 'is not the address of a picture' }],
  );
  if (thumbnail && !IMAGE_URL.test(thumbnail)) issues.push({ path: 'thumbnail', message: 'is not the address of a picture' });
  return issues.slice(0, PRODUCT_LIMITS.images);
}
