import * as v from 'valibot';
import { Instant, NumericId } from '../shared/ids';
import { atMost } from '../shared/text';
import { Pagination, PastTheEnd } from '../shared/pagination';

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
  /** Of a category's and a brand's name. */
  lookupName: 120,
} as const;

/** SKUs are taken as they are, and unique per store without regard to case, the Turkish one too, and to how many blanks stand in them. */
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
  /** A `data:` URL of a raster picture, an own path, or an https address (which is never loaded by itself). */
  url: v.string(),
  /** The picture's description, for those who can't see it. May be empty. */
  alt: v.pipe(v.string(), atMost(PRODUCT_LIMITS.alt)),
});
export type ProductImage = v.InferOutput<typeof ProductImage>;

const entries = {
  id: NumericId,
  /** Category id, 0: none. */
  category: NumericId,
  name: v.pipe(v.string(), v.trim(), v.minLength(1), atMost(PRODUCT_LIMITS.name)),
  description: v.pipe(v.string(), atMost(PRODUCT_LIMITS.description)),
  /** Ids of product tags. */
  tags: v.pipe(v.array(v.string()), v.maxLength(PRODUCT_LIMITS.tags)),
  sku: v.pipe(v.string(), v.maxLength(PRODUCT_LIMITS.sku)),
  /** Kept as text: leading zeros count. May be empty, a GTIN, or a shop's own code. */
  barcode: v.pipe(v.string(), v.maxLength(PRODUCT_LIMITS.barcode)),
  /** Name of the brand, served for reading; `brandId` is what is kept. */
  brand: v.string(),
  /** Vendor id, 0: none. */
  vendor: NumericId,
  /** Units on hand. Negative only in data that came from elsewhere. */
  stock: wholeNumber,
  reserved: wholeNumber,
  cost: money,
  /** Price before tax. */
  basePrice: money,
  /** Per cent, 0 to 100. */
  taxPercent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** The customer's price, tax included. */
  price: money,
  /** In pounds. */
  weight: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100_000)),
  /** `url` of the image that stands for the product in lists. */
  thumbnail: v.nullable(v.string()),
  images: v.pipe(v.array(ProductImage), v.maxLength(PRODUCT_LIMITS.images)),
  storeId: NumericId,
  active: v.boolean(),
  /** 0: none. */
  countryId: NumericId,
  /** 0: none. */
  brandId: NumericId,
  /** 0: none. */
  styleId: NumericId,
  /** 1: the default template. */
  templateId: NumericId,
  /** Stock at or under which the product counts as low; `null`: the house's default of 20. */
  reorderPoint: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  /** When the product was last changed; an update that carries another one is a 409. */
  updatedAt: Instant,
};

/** A product as the server keeps and serves it. */
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
  /** 1-based. */
  page: number;
  /** At most 100. */
  size: number;
  /** Looks for the words in any field and any order, and where nothing has them for what is nearly so called. */
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
    /** Of a loose search: nothing has all the words, these are nearly so called. */
    near: v.optional(v.boolean()),
  }),
  v.object({ products: v.null(), pagination: PastTheEnd }),
]);
export type ProductPage = v.InferOutput<typeof ProductPage>;

/** Name that a new product starts with. */
export const NEW_PRODUCT_NAME = 'A New Product';
