import * as v from 'valibot';
import { createOwnList } from '#shared/storage/ownList';
import { localStore, type SafeStorage } from '#shared/storage/safeStorage';
import { storageKeys } from '#shared/storage/storageKeys';
import { ShownProduct } from '../model/shownProduct';

/** Limit of cached products; the last viewed come first. */
const MAX_PRODUCTS = 300;

/**
 * Products that were looked up on this device, for when the server can't be reached; removed when the user signs out (decision
 * 008).
 */
export interface CachedProducts {
  get: () => readonly ShownProduct[];
  add: (products: readonly ShownProduct[]) => void;
}

/** @param owner the user and the store */
export function createCachedProducts(owner: string, storage: SafeStorage = localStore): CachedProducts {
  const { get, change } = createOwnList(storageKeys.known + owner, ShownProduct, storage);
  return {
    get,
    add(products) {
      const seen = new Set(products.map(({ id }) => id));
      const shown = products.map((product) => v.parse(ShownProduct, { ...product, thumbnail: ownPath(product.thumbnail) }));
      change((known) => [...shown, ...known.filter(({ id }) => !seen.has(id))].slice(0, MAX_PRODUCTS));
    },
  };
}

/** A picture embedded in the address would fill the storage. */
const ownPath = (address: string | null) => (address?.startsWith('data:') ? null : address);
