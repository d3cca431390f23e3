import { baseOf, defineCollection } from '../engine/collection';
import { atOf, seedToday, type SeedTime } from '../engine/seedTime';
import type { View } from '../engine/transaction';
import { LATEST_SEED_TIME } from './seededActivity.seed';

/** The time up to which a user has read the log, under the user's id. */
interface SeenRecord {
  id: string;
  until: string | SeedTime | null;
}

/** The demo user last read it yesterday before lunch. */
const demoSeen: SeenRecord = { id: 'user-1', until: { daysAgo: 1, at: '12:00' } };

export const seenCollection = defineCollection<SeenRecord>({
  name: 'activities-seen',
  version: 1,
  seed: () => baseOf([demoSeen]),
  required: ['id'],
});

/** Returns the time up to which a user has read the log; `null`: nothing read yet. */
export function seenUntil(view: Pick<View, 'get'>, userId: string, now: number): string | null {
  const until = view.get(seenCollection, userId)?.until ?? null;
  return until === null || typeof until === 'string'
    ? until
    : new Date(atOf(seedToday(now, LATEST_SEED_TIME), until)).toISOString();
}
