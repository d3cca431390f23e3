import { NEW_PRODUCT_NAME, type Product } from '@stockroom/contract';

/** When the seed was last changed; it is earlier than any change made in the app. */
export const SEED_INSTANT = '2026-02-02T09:00:00.000Z';

/** Builds a product with the defaults of the specification and the fields that a test or seed gives. */
export function buildProduct(overrides: Partial<Product> = {}): Product {
  return {
    id: 0,
    category: 0,
    name: NEW_PRODUCT_NAME,
    description: '',
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
    storeId: 1,
    active: true,
    countryId: 0,
    brandId: 0,
    styleId: 0,
    templateId: 1,
    reorderPoint: null,
    updatedAt: SEED_INSTANT,
    ...overrides,
  };
}
