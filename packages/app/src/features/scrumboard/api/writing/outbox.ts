import * as v from 'valibot';
import { isApiError } from '#shared/api/ApiError';
import { type DraftStore, drafts } from '#shared/drafts/drafts';
import { type DraftSubject, draftSubject } from '#shared/drafts/draftSubject';
import { draftTabs } from '#shared/drafts/draftTabs';
import { tokenStore } from '#shared/session/tokenStore';
import { tokenSubject } from '#shared/session/tokenSubject';
import { sendWrite, type WriteCall } from '../calls/defineWrite';

/**
 * Milliseconds within which a left write is sent again automatically; after that, others have most likely gone on working from
 * the old state.
 */
const FRESH = 600_000;

/** Milliseconds after which a page that is being left no longer runs. */
const GOING = 1000;

/** The area of the list of boards. */
export const BOARDS = 'boards';

/** Writes that an earlier page left unsent and that the server rejected. */
export interface LeftWrites {
  count: number;
  /** Why the first write was rejected; `null` for a write that is too old to be sent automatically. */
  error: unknown;
  /** Sends the writes again. Rejects with the first that is refused again. */
  sendAgain: () => Promise<void>;
}

/**
 * Writes that wait for their answers, stored so that a page left or a tab closed before the answer loses nothing. An area is
 * the data a write belongs to, as it is fetched: the id of a board, or `BOARDS`.
 */
export interface Outbox {
  /** Stores a write. @returns ends the storing: once the server has the write, or with the error it met */
  keep: (area: string, call: WriteCall<unknown>) => (error?: unknown) => void;
  /** Sends the writes that an earlier page left of an area, in their order. Called before the area is read; never rejects. */
  sendLeft: (area: string) => Promise<void>;
  /** Sends the writes that an earlier page left of any area, before the user signs out. Refused writes stay. */
  sendAllLeft: () => Promise<void>;
  /** Writes of an area that an earlier page left and that could not be sent; returned only once. */
  takeFailed: (area: string) => LeftWrites | undefined;
}

interface OutboxOptions {
  store: Pick<DraftStore, 'read' | 'write' | 'remove' | 'subjectsOf'>;
  /** Resolves once it is known which tabs were closed. */
  ready: () => Promise<void>;
  /** Id of the signed-in user, or `null`. */
  owner: () => string | null;
  send: (call: WriteCall<unknown>) => Promise<unknown>;
  now: () => number;
}

const KeptWrite = v.object({
  method: v.picklist(['POST', 'PUT', 'PATCH', 'DELETE']),
  path: v.pipe(v.string(), v.regex(/^\/api\/apps\/scrumboard\//)),
  query: v.optional(v.record(v.string(), v.string())),
  body: v.optional(v.unknown()),
});

export function createOutbox({ store, ready, owner, send, now }: OutboxOptions): Outbox {
  /** Subjects of the writes that this page has stored: it sends them itself. */
  const own = new Set<string>();
  const failed = new Map<string, LeftWrites>();
  let count = 0;
  const startOf = (area: string) => draftSubject('writes', encodeURIComponent(area), '');
  const sendAll = async (calls: readonly WriteCall<unknown>[]) => {
    for (const call of calls) await send(call);
  };

  const leftOf = (userId: string, start: string) =>
    store
      .subjectsOf(userId)
      .filter((subject) => subject.startsWith(start) && !own.has(subject))
      .toSorted();
  const read = (userId: string, subject: DraftSubject) => {
    const storedWrite = store.read({ userId, subject }, KeptWrite);
    return storedWrite && { at: storedWrite.at, call: { ...storedWrite.value, schema: v.unknown() } };
  };

  /** @returns why a write failed; `undefined` when the server has it, from now or from before */
  const errorOf = async (call: WriteCall<unknown>): Promise<unknown> => {
    try {
      await send(call);
      return undefined;
    } catch (error) {
      return call.method === 'DELETE' && isApiError(error, 'notFound') ? undefined : error;
    }
  };

  const sendLeft = async (area: string) => {
    await ready();
    const userId = owner();
    if (userId === null) return;
    const refused: { call: WriteCall<unknown>; error: unknown }[] = [];
    for (const subject of leftOf(userId, startOf(area))) {
      const storedWrite = read(userId, subject);
      const error = storedWrite && (now() - storedWrite.at > FRESH ? null : await errorOf(storedWrite.call));
      if (isApiError(error, 'unauthorized')) return;
      store.remove({ userId, subject });
      if (storedWrite && error !== undefined) refused.push({ call: storedWrite.call, error });
    }
    const [first] = refused;
    if (!first) return;
    const sendAgain = () => sendAll(refused.map(({ call }) => call));
    failed.set(area, { count: refused.length, error: first.error, sendAgain });
  };

  return {
    keep(area, { method, path, query, body }) {
      const userId = owner();
      if (userId === null) return () => undefined;
      count += 1;
      const place = `${now()}-${String(count).padStart(6, '0')}`;
      const key = { userId, subject: draftSubject('writes', encodeURIComponent(area), place) };
      own.add(key.subject);
      store.write(key, { method, path, query, body }, 'unsent');
      return (error) => {
        // A session that has ended can be resumed, so the write stays stored.
        if (isApiError(error, 'unauthorized')) return;
        // A browser may abort the calls of a page that is being left: by the end of the timeout, such a page no longer runs.
        if (isApiError(error, 'offline')) setTimeout(() => store.remove(key), GOING);
        else store.remove(key);
      };
    },
    sendLeft,
    async sendAllLeft() {
      const userId = owner();
      if (userId === null) return;
      for (const subject of leftOf(userId, draftSubject('writes', ''))) {
        const storedWrite = read(userId, subject);
        if (storedWrite && (await errorOf(storedWrite.call)) === undefined) store.remove({ userId, subject });
      }
    },
    takeFailed(area) {
      const writes = failed.get(area);
      failed.delete(area);
      return writes;
    },
  };
}

export const outbox = createOutbox({
  store: drafts,
  ready: draftTabs.refresh,
  owner: () => tokenSubject(tokenStore.read()?.accessToken ?? ''),
  send: sendWrite,
  now: Date.now,
});
