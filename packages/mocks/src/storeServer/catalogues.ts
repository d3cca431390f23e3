import type { Product } from '@stockroom/contract';
import type { Key } from '../engine/collection';
import type { Store } from '../engine/store';
import { productCollection } from './product.collection';
import { ProductIndex } from './productIndex';

/** The indexes of a store's products, one a shop, made when first asked for and kept right from then on. */
export interface Catalogues {
  /** Index of one shop's products. */
  of: (storeId: number) => Promise<ProductIndex>;
  /** Makes ready what a transaction asks of a shop: `isSkuTaken`. */
  prepare: (storeId: number) => Promise<void>;
  /** Whether another product of a shop has this SKU. For transactions, after `prepare`. */
  isSkuTaken: (sku: string, storeId: number, exceptId: number) => boolean;
}

/** Another tab reset the data between `prepare` and the transaction: prepare again. */
export class CatalogueGone extends Error {
  override name = 'CatalogueGone';
}

const made = new WeakMap<Store, Catalogues>();

/** All domains on one store share its catalogues. */
export function cataloguesOf(store: Store): Catalogues {
  let catalogues = made.get(store);
  if (!catalogues) {
    catalogues = createCatalogues(store);
    made.set(store, catalogues);
  }
  return catalogues;
}

function createCatalogues(store: Store): Catalogues {
  const indexes = new Map<number, ProductIndex>();
  store.observe(productCollection, (key) => {
    if (key === null) indexes.clear();
    else for (const index of indexes.values()) index.update(Number(key));
  });
  const indexOf = async (storeId: number): Promise<ProductIndex> => {
    const view = await store.read([productCollection]);
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
  };
  return {
    of: indexOf,
    prepare: async (storeId) => (await indexOf(storeId)).prepareSkus(),
    isSkuTaken: (sku, storeId, exceptId) => {
      const index = indexes.get(storeId);
      if (!index) throw new CatalogueGone();
      return index.isSkuTaken(sku, exceptId);
    },
  };
}

function* numbers(keys: Iterable<Key>): Generator<number> {
  for (const key of keys) if (typeof key === 'number') yield key;
}
