import * as v from 'valibot';
import { createOwnList } from '../../../shared/storage/ownList';
import { localStore, type SafeStorage } from '../../../shared/storage/safeStorage';
import { storageKeys } from '../../../shared/storage/storageKeys';
import { ShownProduct } from '../model/shownProduct';

/** How many are known, the last seen first. */
const MOST = 300;

/** Products that were looked up on this device, for when the server can't be reached; gone with the sign-out (decision 008). */
export interface CachedProducts {
  get: () => readonly ShownProduct[];
  add: (products: readonly ShownProduct[]) => void;
}

/** @param owner whose they are, and of which store */
export function createCachedProducts(owner: string, storage: SafeStorage = localStore): CachedProducts {
  const { get, change } = createOwnList(storageKeys.known + owner, ShownProduct, storage);
  return {
    get,
    add(products) {
      const seen = new Set(products.map(({ id }) => id));
      const shown = products.map((product) => v.parse(ShownProduct, { ...product, thumbnail: ownPath(product.thumbnail) }));
      change((known) => [...shown, ...known.filter(({ id }) => !seen.has(id))].slice(0, MOST));
    },
  };
}

/** A picture in the address would fill the storage. */
const ownPath = (address: string | null) => (address?.startsWith('data:') ? null : address);
