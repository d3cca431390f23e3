import * as v from 'valibot';
import { localStore, type SafeStorage } from '../../../shared/storage/safeStorage';
import { storageKeys } from '../../../shared/storage/storageKeys';
import { ShownProduct } from '../model/shownProduct';

/** How many are known, the last seen first. */
const MOST = 300;

/** Products that were looked up on this device, for when the server can't be reached; gone with the sign-out (docs/decisions 008). */
export interface KnownProducts {
  get: () => readonly ShownProduct[];
  add: (products: readonly ShownProduct[]) => void;
}

/** @param owner whose they are, and of which store */
export function createKnownProducts(owner: string, storage: SafeStorage = localStore): KnownProducts {
  const key = storageKeys.known + owner;
  const get = () => {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(ShownProduct)), storage.get(key) ?? '[]');
    return read.success ? read.output : [];
  };
  return {
    get,
    add(products) {
      const seen = new Set(products.map(({ id }) => id));
      const shown = products.map((product) => v.parse(ShownProduct, { ...product, thumbnail: ownPath(product.thumbnail) }));
      storage.set(key, JSON.stringify([...shown, ...get().filter(({ id }) => !seen.has(id))].slice(0, MOST)));
    },
  };
}

/** A picture in the address would fill the storage. */
const ownPath = (address: string | null) => (address?.startsWith('data:') ? null : address);
