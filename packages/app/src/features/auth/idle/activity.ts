import { localStore, onStoredElsewhere, type SafeStorage } from '#shared/storage/safeStorage';
import { storageKeys } from '#shared/storage/storageKeys';

/** Milliseconds between two records of activity; the lock may come that much too early, never too late. */
const RECORD_INTERVAL = 5000;

/** Time of the last activity in any tab. Outlives the page: a session that is reopened after its time is locked. */
export interface Activity {
  /** Milliseconds since 1970; `null` without any activity in this session. */
  last: () => number | null;
  /**
   * Records activity now.
   * @param always also if the last record is recent
   * @returns the time, `null` if it is too soon for another record
   */
  note: (always?: boolean) => number | null;
  /** Calls back when another tab records activity. Returns a function that stops it. */
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
      if (!always && at >= noted && at - noted < RECORD_INTERVAL) return null;
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
