import * as v from 'valibot';
import { Instant, NumericId } from '../shared/ids';
import { Pagination, PastTheEnd } from '../shared/pagination';
import { atMost } from '../shared/text';

/**
 * Limits of a product's fields, the same in the form, the import and the mock server. Texts are counted in graphemes, codes in
 * UTF-16 units.
 */
export const PRODUCT_LIMITS = {
  name: 255,
  description: 10_000,
  sku: 64,
  barcode: 64,
  alt: 255,
  images: 50,
  tags: 50,
  tagTitle: 50,
  /** For the name of a category or a brand. */
  lookupName: 120,
} as const;

/**
 * Returns the key for comparing SKUs: SKUs are stored as entered, and are unique per store regardless of case, the Turkish one
 * too, and of the number of blanks in them.
 */
export const skuKey = (sku: string): string => sku.normalize().trim().replace(/[İIı]/g, 'i').toLowerCase().replace(/\s+/gu, ' ');

const wholeNumber = v.pipe(v.number(), v.safeInteger());
/** Money in the store's currency (US dollars), at most 2 decimals. */
const money = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(0),
  v.maxValue(999_999_999.99),
  v.check((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4, 'has more than 2 decimals'),
);

export const ProductImage = v.object({
  /** A `data:` URL of a raster picture, an own path, or an https URL (which is never loaded automatically). */
  url: v.string(),
  /** Text alternative of the picture. May be empty. */
  alt: v.pipe(v.string(), atMost(PRODUCT_LIMITS.alt)),
});
export type ProductImage = v.InferOutput<typeof ProductImage>;

const entries = {
  id: NumericId,
  /** Category id; 0: no category. */
  category: NumericId,
  name: v.pipe(v.string(), v.trim(), v.minLength(1), atMost(PRODUCT_LIMITS.name)),
  description: v.pipe(v.string(), atMost(PRODUCT_LIMITS.description)),
  /** Ids of product tags. */
  tags: v.pipe(v.array(v.string()), v.maxLength(PRODUCT_LIMITS.tags)),
  sku: v.pipe(v.string(), v.maxLength(PRODUCT_LIMITS.sku)),
  /** A string, as leading zeros count. May be empty, a GTIN, or a shop's own code. */
  barcode: v.pipe(v.string(), v.maxLength(PRODUCT_LIMITS.barcode)),
  /** Name of the brand, served for reading; `brandId` is what is stored. */
  brand: v.string(),
  /** Vendor id; 0: no vendor. */
  vendor: NumericId,
  /** Units on hand. Negative only in data from elsewhere. */
  stock: wholeNumber,
  reserved: wholeNumber,
  cost: money,
  /** Price before tax. */
  basePrice: money,
  /** Percent, 0 to 100. */
  taxPercent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** Price including tax, which the customer pays. */
  price: money,
  /** In pounds. */
  weight: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100_000)),
  /** `url` of the image that represents the product in lists. */
  thumbnail: v.nullable(v.string()),
  images: v.pipe(v.array(ProductImage), v.maxLength(PRODUCT_LIMITS.images)),
  storeId: NumericId,
  active: v.boolean(),
  /** Country id; 0: no country. */
  countryId: NumericId,
  /** Brand id; 0: no brand. */
  brandId: NumericId,
  /** Style id; 0: no style. */
  styleId: NumericId,
  /** 1: the default template. */
  templateId: NumericId,
  /** Stock at or below which the product counts as low; `null`: the default, under 20. */
  reorderPoint: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  /** Time of the last change; an update that carries another one is a 409. */
  updatedAt: Instant,
};

/** A product as the server stores and serves it. */
export const Product = v.object(entries);
export type Product = v.InferOutput<typeof Product>;

/** A product's changes: any of its fields. Empty foreign keys are allowed and become their defaults. */
export const ProductPatch = v.partial(
  v.object({
    ...entries,
    countryId: v.union([NumericId, v.literal('')]),
    brandId: v.union([NumericId, v.literal('')]),
    styleId: v.union([NumericId, v.literal('')]),
    templateId: v.union([NumericId, v.literal('')]),
  }),
);
export type ProductPatch = v.InferOutput<typeof ProductPatch>;

export const PRODUCT_SORTS = ['name', 'sku', 'price', 'stock', 'active'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];
export type SortOrder = 'asc' | 'desc';

/** A request for a page of products. */
export interface ProductQuery {
  search: string;
  sort: ProductSort;
  order: SortOrder;
  /** Page number, from 1. */
  page: number;
  /** Page size, at most 100. */
  size: number;
  /** Whether the words may occur in any field and any order; if no product has them all, similar names are found. */
  loose?: boolean;
  /** The list's filters, as `readProductFilters` writes them. */
  filters?: string;
}

/** Specified defaults of the product list. */
export const DEFAULT_PRODUCT_QUERY: ProductQuery = { search: '', sort: 'name', order: 'asc', page: 1, size: 10 };

export const ProductPage = v.union([
  v.object({
    products: v.array(Product),
    pagination: Pagination,
    /** Set by a loose search when no product has all the words and these have similar names. */
    near: v.optional(v.boolean()),
  }),
  v.object({ products: v.null(), pagination: PastTheEnd }),
]);
export type ProductPage = v.InferOutput<typeof ProductPage>;

/** Initial name of a new product. */
export const NEW_PRODUCT_NAME = 'A New Product';
