import { baseOf, defineCollection } from '../engine/collection';
import { atOf, seedToday, type SeedTime } from '../engine/seedTime';
import type { View } from '../engine/transaction';
import { LATEST } from './seededActivity.seed';

/** Up to when a person has seen the log, under their id. */
interface SeenRecord {
  id: string;
  until: string | SeedTime | null;
}

/** The demo's person looked at it yesterday before lunch. */
const demoSeen: SeenRecord = { id: 'user-1', until: { daysAgo: 1, at: '12:00' } };

export const seenCollection = defineCollection<SeenRecord>({
  name: 'activities-seen',
  version: 1,
  seed: () => baseOf([demoSeen]),
  required: ['id'],
});

/** Up to when somebody has seen the log; `null`: nothing of it yet. */
export function seenUntil(view: Pick<View, 'get'>, userId: string, now: number): string | null {
  const until = view.get(seenCollection, userId)?.until ?? null;
  return until === null || typeof until === 'string' ? until : new Date(atOf(seedToday(now, LATEST), until)).toISOString();
}
