import type { Collection, Key, Keyed } from './collection';
import type { CollectionCache } from './store/cache';

/** Reads of a single moment. Records are shared: never mutate one, put a new one. */
export interface View {
  get<T extends Keyed>(collection: Collection<T>, key: Key): T | undefined;
  values<T extends Keyed>(collection: Collection<T>): Iterable<T>;
  keys<T extends Keyed>(collection: Collection<T>): Iterable<Key>;
  size(collection: Collection<Keyed>): number;
}

export interface Transaction extends View {
  put<T extends Keyed>(collection: Collection<T>, record: T): void;
  delete<T extends Keyed>(collection: Collection<T>, key: Key): void;
}

interface OpenTransaction {
  view: View;
  transaction: Transaction;
  /** Written keys, per cache. */
  touched: Map<CollectionCache, Set<Key>>;
  /** Rejects writes from now on. */
  end: () => void;
  /** Rolls back all writes. */
  undo: () => void;
}

/**
 * Creates a transaction. Writes go to the caches immediately, so that a transaction reads its own writes; `undo` rolls them
 * back.
 */
export function createTransaction(cacheOf: (collection: Collection<Keyed>) => CollectionCache): OpenTransaction {
  const touched = new Map<CollectionCache, Set<Key>>();
  const steps: (() => void)[] = [];
  let open = true;

  const set = (collection: Collection<Keyed>, key: Key, value: Keyed | null) => {
    if (!open) throw new Error('Records change only while write() runs its work, which must be synchronous.');
    const cache = cacheOf(collection);
    steps.push(cache.set(key, value));
    const keys = touched.get(cache);
    if (keys) keys.add(key);
    else touched.set(cache, new Set([key]));
  };

  // The caches hold records of many types; each collection's cache holds its own type, which the casts state.
  const view: View = {
    get: <T extends Keyed>(collection: Collection<T>, key: Key) => cacheOf(collection).get(key) as T | undefined,
    values: <T extends Keyed>(collection: Collection<T>) => cacheOf(collection).values() as Iterable<T>,
    keys: (collection) => cacheOf(collection).keys(),
    size: (collection) => cacheOf(collection).size,
  };
  return {
    view,
    transaction: {
      ...view,
      put: (collection, record) => set(collection, record.id, record),
      delete: (collection, key) => set(collection, key, null),
    },
    touched,
    end: () => {
      open = false;
    },
    undo: () => {
      for (const step of steps.toReversed()) step();
    },
  };
}
