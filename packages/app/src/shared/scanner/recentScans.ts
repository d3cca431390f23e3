import * as v from 'valibot';
import { localStore, onStoredElsewhere, type SafeStorage } from '../storage/safeStorage';
import { storageKeys } from '../storage/storageKeys';

/** How many are kept. */
const MOST = 20;

const RecentScan = v.object({
  code: v.string(),
  /** In milliseconds since 1970. */
  at: v.number(),
  /** Whose code it was; `null`: nobody's. */
  product: v.nullable(v.object({ id: v.number(), name: v.string() })),
  /** What it changed the stock by; `null` where the product was only opened. */
  added: v.nullable(v.number()),
});
export type RecentScan = v.InferOutput<typeof RecentScan>;

/** What somebody scanned on this device, last first; gone with the sign-out (docs/decisions 008). */
export interface RecentScanStore {
  /** The same array until it changes. */
  get: () => readonly RecentScan[];
  add: (scan: Omit<RecentScan, 'at'>, now?: number) => void;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** @param userId whose they are: who signs in next sees none of them */
export function createRecentScans(userId: string, storage: SafeStorage = localStore): RecentScanStore {
  const key = storageKeys.scans + userId;
  const listeners = new Set<() => void>();
  let current: readonly RecentScan[] = parse(storage.get(key));
  const update = (next: readonly RecentScan[]) => {
    current = next;
    for (const listener of listeners) listener();
  };
  onStoredElsewhere(key, () => update(parse(storage.get(key))));
  return {
    get: () => current,
    add(scan, now = Date.now()) {
      const next = [{ ...scan, at: now }, ...parse(storage.get(key))].slice(0, MOST);
      storage.set(key, JSON.stringify(next));
      update(next);
    },
    clear() {
      storage.remove(key);
      update([]);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const stores = new Map<string, RecentScanStore>();

/** The one store of a person: whoever asks hears of every scan. */
export function recentScansOf(userId: string): RecentScanStore {
  const store = stores.get(userId) ?? createRecentScans(userId);
  stores.set(userId, store);
  return store;
}

function parse(text: string | null): RecentScan[] {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(RecentScan)), text ?? '[]');
  return read.success ? read.output : [];
}
