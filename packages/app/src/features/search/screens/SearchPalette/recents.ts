import { foldText } from '@stockroom/ui';
import * as v from 'valibot';
import { localStore, type SafeStorage } from '#shared/storage/safeStorage';
import { storageKeys } from '#shared/storage/storageKeys';

const Recents = v.object({
  /** Recent search terms, last first. */
  searches: v.fallback(v.array(v.pipe(v.string(), v.maxLength(255))), []),
  /** Ids of commands, last first. */
  commands: v.fallback(v.array(v.string()), []),
});
export type Recents = v.InferOutput<typeof Recents>;

const LIMITS = { searches: 5, commands: 3 } as const;

/** Recent searches and commands, stored on this device; cleared at sign-out (decision 008). */
export interface RecentStore {
  get: () => Recents;
  addSearch: (query: string) => void;
  removeSearch: (query: string) => void;
  clearSearches: () => void;
  addCommand: (id: string) => void;
}

/** @param userId owner of the entries: the next user to sign in sees none of them */
export function createRecentStore(userId: string, storage: SafeStorage = localStore): RecentStore {
  const key = storageKeys.recent + userId;
  const get = () => parse(storage.get(key));
  const set = (changes: Partial<Recents>) => storage.set(key, JSON.stringify({ ...get(), ...changes }));
  const without = (query: string) => get().searches.filter((each) => foldText(each) !== foldText(query));
  return {
    get,
    addSearch: (query) => void set({ searches: [query, ...without(query)].slice(0, LIMITS.searches) }),
    removeSearch: (query) => void set({ searches: without(query) }),
    clearSearches: () => void set({ searches: [] }),
    addCommand: (id) => void set({ commands: [id, ...get().commands.filter((each) => each !== id)].slice(0, LIMITS.commands) }),
  };
}

function parse(text: string | null): Recents {
  try {
    return v.parse(Recents, JSON.parse(text ?? '{}'));
  } catch {
    return { searches: [], commands: [] };
  }
}
