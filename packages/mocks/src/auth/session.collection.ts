import { baseOf, defineCollection } from '../engine/collection';
import type { SeedTime } from '../engine/seedTime';
import type { Transaction, View } from '../engine/transaction';

/** A sign-in somewhere, which tokens go on from. */
export interface SessionRecord {
  id: string;
  userId: string;
  /** The browser's name for itself. */
  agent: string;
  startedAt: string | SeedTime;
  seenAt: string | SeedTime;
  /** Whether it was ended from elsewhere: its tokens are refused. */
  isEnded?: boolean;
}

export const sessionCollection = defineCollection<SessionRecord>({
  name: 'sessions',
  version: 1,
  seed: () =>
    baseOf<SessionRecord>([
      {
        id: 'session-till',
        userId: 'user-1',
        agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36',
        startedAt: { daysAgo: 3, at: '08:52' },
        seenAt: { daysAgo: 0, at: '08:15' },
      },
      {
        id: 'session-phone',
        userId: 'user-1',
        agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
        startedAt: { daysAgo: 5, at: '19:40' },
        seenAt: { daysAgo: 1, at: '21:06' },
      },
    ]),
  required: ['id', 'userId', 'agent', 'startedAt', 'seenAt'],
});

/** Whether a token's sign-in was ended from elsewhere. One that nobody knows was made by another mock of the same secret, and is good. */
export const isEnded = (view: Pick<View, 'get'>, sessionId: string | undefined): boolean =>
  sessionId !== undefined && view.get(sessionCollection, sessionId)?.isEnded === true;

/** Minutes between two notes of when a session was seen. */
const SEEN_EVERY_MS = 5 * 60_000;

export const isRecent = ({ seenAt }: SessionRecord, now: number): boolean =>
  typeof seenAt === 'string' && now - Date.parse(seenAt) < SEEN_EVERY_MS;

/** Notes that a session was seen now; one that is new begins. */
export function touch(
  transaction: Transaction,
  { id, userId, agent, now }: Pick<SessionRecord, 'id' | 'userId' | 'agent'> & { now: number },
): void {
  const at = new Date(now).toISOString();
  transaction.put(sessionCollection, { id, userId, agent, startedAt: at, ...transaction.get(sessionCollection, id), seenAt: at });
}
