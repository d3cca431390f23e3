import type { Product, User } from '@stockroom/contract';
import type { Collection, Keyed } from '../engine/collection';
import type { View } from '../engine/transaction';
import { productTagCollection } from '../inventory/lookups/tag.collection';
import { brandCollection, brandNameOf } from './brand.collection';
import { ledgerCollections } from './movement.collection';
import { counterCollection, productCollection } from './product.collection';

/** Collections that every change of a product reads or writes. */
export const productCollections: readonly Collection<Keyed>[] = [
  productCollection,
  ...ledgerCollections,
  counterCollection,
  productTagCollection,
  brandCollection,
];

/** Whether a product is in one of the user's stores. */
export function isOfUser(product: Product, user: User): boolean {
  return user.storeAssociates.some(({ store }) => store.storeId === product.storeId);
}

/**
 * Converts a product to the served form: the brand's name by its id, without deleted tags.
 * They are removed from storage when the product is next written; until then a restored tag returns to its products.
 */
export function asServed(view: Pick<View, 'get'>, product: Product): Product {
  const brand = brandNameOf(view, product.brandId);
  const isTag = (id: string) => view.get(productTagCollection, id) !== undefined;
  if (product.brand === brand && product.tags.every(isTag)) return product;
  return { ...product, brand, tags: product.tags.filter(isTag) };
}
