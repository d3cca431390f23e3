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

/** Whether a product is in one of the person's stores. */
export function isOfUser(product: Product, user: User): boolean {
  return user.storeAssociates.some(({ store }) => store.storeId === product.storeId);
}

/**
 * A product as it is served: the brand's name follows its id, and deleted tags have left it.
 * They leave for good when the product is next written; until then a restored tag brings its products back.
 */
export function asServed(view: Pick<View, 'get'>, product: Product): Product {
  const brand = brandNameOf(view, product.brandId);
  const isTag = (id: string) => view.get(productTagCollection, id) !== undefined;
  if (product.brand === brand && product.tags.every(isTag)) return product;
  return { ...product, brand, tags: product.tags.filter(isTag) };
}
