import * as v from 'valibot';
import { isApiError } from '../../../../shared/api/ApiError';
import { type DraftSubject, draftSubject } from '../../../../shared/drafts/draftSubject';
import { type DraftStore, drafts } from '../../../../shared/drafts/drafts';
import { draftTabs } from '../../../../shared/drafts/draftTabs';
import { tokenSubject } from '../../../../shared/session/tokenSubject';
import { tokenStore } from '../../../../shared/session/tokenStore';
import { sendWrite, type WriteCall } from '../calls/writeCall';

/** A write is sent again unasked for so long, in milliseconds; later others have most likely gone on from where it was. */
const FRESH = 600_000;

/** A page that is being left is gone after so long, in milliseconds. */
const GOING = 1000;

/** The area of the list of boards. */
export const BOARDS = 'boards';

/** Writes that an earlier page left behind and that the server did not take. */
export interface LeftWrites {
  count: number;
  /** Why the first one was not taken; `null` for one that is too old to be sent unasked. */
  error: unknown;
  /** Sends them after all. Rejects with the first one that is refused again. */
  sendAgain: () => Promise<void>;
}

/**
 * Writes that wait for their answers, so that a page that goes before one loses nothing, and nor does a tab that is closed.
 * An area is what a write is read with: the id of a board, or `BOARDS`.
 */
export interface Outbox {
  /** Keeps a write. @returns ends the keeping: once it is stored, or with the error that it met */
  keep: (area: string, call: WriteCall<unknown>) => (error?: unknown) => void;
  /** Sends what an earlier page left of an area, in its order. Called before the area is read; never rejects. */
  sendLeft: (area: string) => Promise<void>;
  /** Sends what an earlier page left anywhere, before its person signs out. What is refused stays. */
  sendAllLeft: () => Promise<void>;
  /** Writes left by an earlier page of an area that could not be sent, told once. */
  takeFailed: (area: string) => LeftWrites | undefined;
}

interface OutboxOptions {
  store: Pick<DraftStore, 'read' | 'write' | 'remove' | 'subjectsOf'>;
  /** Settles once it is known which tabs were closed. */
  ready: () => Promise<void>;
  /** Who is signed in, or `null`. */
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
  /** Those that this page has put in: it sends them itself. */
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
    const kept = store.read({ userId, subject }, KeptWrite);
    return kept && { at: kept.at, call: { ...kept.value, schema: v.unknown() } };
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
      const kept = read(userId, subject);
      const error = kept && (now() - kept.at > FRESH ? null : await errorOf(kept.call));
      if (isApiError(error, 'unauthorized')) return;
      store.remove({ userId, subject });
      if (kept && error !== undefined) refused.push({ call: kept.call, error });
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
        // A session that is over can be taken up again.
        if (isApiError(error, 'unauthorized')) return;
        // A browser may break off the calls of a page that goes: such a page is gone by then.
        if (isApiError(error, 'offline')) setTimeout(() => store.remove(key), GOING);
        else store.remove(key);
      };
    },
    sendLeft,
    async sendAllLeft() {
      const userId = owner();
      if (userId === null) return;
      for (const subject of leftOf(userId, draftSubject('writes', ''))) {
        const kept = read(userId, subject);
        if (kept && (await errorOf(kept.call)) === undefined) store.remove({ userId, subject });
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
  ready: draftTabs.look,
  owner: () => tokenSubject(tokenStore.read()?.accessToken ?? ''),
  send: sendWrite,
  now: Date.now,
});
