import { localStore, onStoredElsewhere, type SafeStorage } from '../../../shared/storage/safeStorage';
import { storageKeys } from '../../../shared/storage/storageKeys';

/** Milliseconds between two records of activity; the lock may come that much too early, never too late. */
const STEP = 5000;

/** When somebody last did something in any tab. It outlives the page: a session that is opened again after its time is locked. */
export interface Activity {
  /** Milliseconds since 1970; `null` when nobody has done anything in this session. */
  last: () => number | null;
  /**
   * Writes down that somebody does something now.
   * @param always also when the last time was a moment ago
   * @returns the time, `null` when it is too soon to say it again
   */
  note: (always?: boolean) => number | null;
  /** Calls back when another tab notes something. Returns how to stop. */
  onElsewhere: (listener: (at: number) => void) => () => void;
}

/** @param now milliseconds since 1970 */
export function createActivity(now: () => number, storage: SafeStorage = localStore): Activity {
  let noted = 0;
  const last = () => {
    const at = Number(storage.get(storageKeys.lastActive) ?? Number.NaN);
    // A clock that was set back must not keep a session awake for days.
    return Number.isFinite(at) ? Math.min(at, now()) : null;
  };
  return {
    last,
    note(always = false) {
      const at = now();
      if (!always && at >= noted && at - noted < STEP) return null;
      noted = at;
      storage.set(storageKeys.lastActive, String(at));
      return at;
    },
    onElsewhere: (listener) =>
      onStoredElsewhere(storageKeys.lastActive, () => {
        const at = last();
        if (at !== null) listener(at);
      }),
  };
}
