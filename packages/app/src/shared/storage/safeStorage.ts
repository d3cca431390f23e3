/** Reason why the browser stores nothing: `blocked` by a setting, `full` by its quota. */
export type StorageTrouble = 'blocked' | 'full';

export interface SafeStorage {
  get: (key: string) => string | null;
  /** @returns whether the value will outlive this page */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  /** Keys of the app, whichever tab wrote them. */
  keys: () => string[];
}

/** Prefix of all keys of the app, so that other apps of the same origin are left alone. */
export const STORAGE_PREFIX = 'stockroom.';

const troubleListeners = new Set<(trouble: StorageTrouble) => void>();

/** Subscribes to values that could not be stored. Callers notify the user, once. */
export function onStorageTrouble(listener: (trouble: StorageTrouble) => void): () => void {
  troubleListeners.add(listener);
  return () => troubleListeners.delete(listener);
}

/**
 * A web storage that never throws: values that the browser refuses to store stay in memory until the page is closed.
 * @param open gives the storage; may throw, as browsers do when storage is blocked
 */
export function createSafeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const storage = tryTo(open);

  return {
    get: (key) => memory.get(key) ?? tryTo(() => storage?.getItem(key) ?? null) ?? null,
    set(key, value) {
      try {
        if (!storage) throw new Error('blocked');
        storage.setItem(key, value);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, value);
        for (const listener of troubleListeners) listener(storage ? 'full' : 'blocked');
        return false;
      }
    },
    remove(key) {
      memory.delete(key);
      tryTo(() => storage?.removeItem(key));
    },
    keys() {
      const stored = tryTo(() => Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')) ?? [];
      return [...new Set([...stored, ...memory.keys()])].filter((key) => key.startsWith(STORAGE_PREFIX));
    },
  };
}

/** Persists after the browser is closed. */
export const localStore = createSafeStorage(() => globalThis.localStorage);
/** Lasts as long as the tab, reloads included. */
export const sessionStore = createSafeStorage(() => globalThis.sessionStorage);

/** Calls `listener` when another tab changed `key`. */
export function onStoredElsewhere(key: string, listener: () => void): () => void {
  const handle = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  globalThis.addEventListener?.('storage', handle);
  return () => globalThis.removeEventListener?.('storage', handle);
}

function tryTo<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
