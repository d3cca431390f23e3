import { baseOf, defineCollection } from '../engine/collection';
import type { SeedTime } from '../engine/seedTime';
import type { Transaction, View } from '../engine/transaction';

/** A signed-in session, which tokens refer to. */
export interface SessionRecord {
  id: string;
  userId: string;
  /** The browser's user agent. */
  agent: string;
  startedAt: string | SeedTime;
  seenAt: string | SeedTime;
  /** Whether it was ended elsewhere, so that its tokens are rejected. */
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

/**
 * Whether a token's session was ended elsewhere. An unknown session comes from another mock with the same secret, and is valid.
 */
export const isEnded = (view: Pick<View, 'get'>, sessionId: string | undefined): boolean =>
  sessionId !== undefined && view.get(sessionCollection, sessionId)?.isEnded === true;

/** Minimum time between two updates of `seenAt`, in milliseconds. */
const SEEN_EVERY_MS = 5 * 60_000;

export const isRecent = ({ seenAt }: SessionRecord, now: number): boolean =>
  typeof seenAt === 'string' && now - Date.parse(seenAt) < SEEN_EVERY_MS;

/** Records that a session is in use, creating it if it is new. */
export function touch(
  transaction: Transaction,
  { id, userId, agent, now }: Pick<SessionRecord, 'id' | 'userId' | 'agent'> & { now: number },
): void {
  const at = new Date(now).toISOString();
  transaction.put(sessionCollection, { id, userId, agent, startedAt: at, ...transaction.get(sessionCollection, id), seenAt: at });
}
