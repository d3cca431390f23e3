import { localStore, onStoredElsewhere, type SafeStorage } from '../storage/safeStorage';
import { storageKeys } from '../storage/storageKeys';
import { parsePreferences, type Preferences } from './preferences';

export interface PreferenceStore {
  get: () => Preferences;
  /** Changes some preferences, in every tab. */
  set: (changes: Partial<Preferences>) => void;
  subscribe: (listener: () => void) => () => void;
}

/** The only store of preferences. A change in another tab arrives by the storage event. */
export function createPreferenceStore(storage: SafeStorage = localStore): PreferenceStore {
  const read = () => parsePreferences(storage.get(storageKeys.preferences));
  const listeners = new Set<() => void>();
  let current = read();
  const update = (next: Preferences) => {
    current = next;
    for (const listener of listeners) listener();
  };
  onStoredElsewhere(storageKeys.preferences, () => update(read()));

  return {
    get: () => current,
    set(changes) {
      // A value that another tab has just written must not be overwritten.
      const next = { ...read(), ...changes };
      storage.set(storageKeys.preferences, JSON.stringify(next));
      update(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const preferenceStore = createPreferenceStore();
