import type { Product } from '@stockroom/contract';

/** A valid product for tests and stories; `overrides` set the fields that matter to the case. */
export function buildProduct(overrides: Partial<Product> = {}): Product {
  return {
    id: 1,
    category: 2,
    name: 'Harbour field watch',
    description: '',
    tags: [],
    sku: 'HFW-40',
    barcode: '',
    brand: 'Tidewater',
    vendor: 3,
    stock: 42,
    reserved: 2,
    cost: 60,
    basePrice: 100,
    taxPercent: 20,
    price: 120,
    weight: 0.4,
    thumbnail: null,
    images: [],
    storeId: 1,
    active: true,
    countryId: 0,
    brandId: 4,
    styleId: 0,
    templateId: 1,
    reorderPoint: null,
    updatedAt: '2026-03-01T09:30:00.000Z',
    ...overrides,
  };
}
