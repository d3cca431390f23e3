import type { Product } from '@stockroom/contract';
import type { Key } from '../engine/collection';
import type { Store } from '../engine/store/store';
import type { View } from '../engine/transaction';
import { productCollection } from './product.collection';
import { ProductIndex } from './productIndex';

/** Indexes of products, one for each shop, made on the first request and updated from then on. */
export interface Catalogues {
  /** Returns the index of one shop's products, from an up-to-date view of them. */
  of: (view: View, storeId: number) => ProductIndex;
  /** Whether another product of a shop has this SKU. For transactions; throws `SkusNotRead`. */
  isSkuTaken: (sku: string, storeId: number, exceptId: number) => boolean;
}

/** Thrown when a transaction needs the SKUs of a shop before they are read, or after a reset dropped them. */
export class SkusNotRead extends Error {
  override name = 'SkusNotRead';
  readonly storeId: number;

  constructor(storeId: number) {
    super(`The SKUs of store ${storeId} are not read.`);
    this.storeId = storeId;
  }
}

const cataloguesByStore = new WeakMap<Store, Catalogues>();

/** Returns the catalogues of a store; all domains share them. */
export function cataloguesOf(store: Store): Catalogues {
  let catalogues = cataloguesByStore.get(store);
  if (!catalogues) {
    catalogues = createCatalogues(store);
    cataloguesByStore.set(store, catalogues);
  }
  return catalogues;
}

function createCatalogues(store: Store): Catalogues {
  const indexes = new Map<number, ProductIndex>();
  store.observe(productCollection, (key) => {
    if (key === null) indexes.clear();
    else for (const index of indexes.values()) index.update(Number(key));
  });
  return {
    of: (view, storeId) => {
      let index = indexes.get(storeId);
      if (!index) {
        const get = (id: number): Product | undefined => {
          const product = view.get(productCollection, id);
          return product?.storeId === storeId ? product : undefined;
        };
        index = new ProductIndex({ keys: () => numbers(view.keys(productCollection)), get });
        indexes.set(storeId, index);
      }
      return index;
    },
    isSkuTaken: (sku, storeId, exceptId) => {
      const index = indexes.get(storeId);
      if (!index?.knowsSkus) throw new SkusNotRead(storeId);
      return index.isSkuTaken(sku, exceptId);
    },
  };
}

function* numbers(keys: Iterable<Key>): Generator<number> {
  for (const key of keys) if (typeof key === 'number') yield key;
}
