import type { ProductQuery } from '@stockroom/contract';
import { productKeys } from '#entities/products/productKeys';

/** Query keys of the inventory. */
export const inventoryKeys = {
  all: productKeys.all,
  lists: () => [...inventoryKeys.all, 'list'] as const,
  list: (query: ProductQuery, language: string) => [...inventoryKeys.lists(), query, language] as const,
  products: () => [...inventoryKeys.all, 'product'] as const,
  product: (id: number) => [...inventoryKeys.products(), id] as const,
  movements: (productId: number) => [...inventoryKeys.all, 'movements', productId] as const,
  trash: () => [...inventoryKeys.all, 'trash'] as const,
  owner: (field: 'sku' | 'barcode', key: string) => [...inventoryKeys.all, 'owner', field, key] as const,
};
