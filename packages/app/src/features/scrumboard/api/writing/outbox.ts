import * as v from 'valibot';
import { isApiError } from '../../../../shared/api/ApiError';
import { draftSubject } from '../../../../shared/drafts/draftSubject';
import { type DraftStore, drafts } from '../../../../shared/drafts/drafts';
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
 * Writes that wait in the tab for their answers, so that a reload that overtakes one loses nothing.
 * An area is what a write is read with: the id of a board, or `BOARDS`.
 */
export interface Outbox {
  /** Keeps a write. @returns ends the keeping: once it is stored, or with the error that it met */
  keep: (area: string, call: WriteCall<unknown>) => (error?: unknown) => void;
  /** Sends what an earlier page of this tab left of an area, in its order. Called before the area is read; never rejects. */
  sendLeft: (area: string) => Promise<void>;
  /** What was left of an area and could not be sent, told once. */
  takeFailed: (area: string) => LeftWrites | undefined;
}

interface OutboxOptions {
  store: DraftStore;
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

export function createOutbox({ store, owner, send, now }: OutboxOptions): Outbox {
  /** Those that this page has put in: it sends them itself. */
  const own = new Set<string>();
  const failed = new Map<string, LeftWrites>();
  let count = 0;
  const startOf = (area: string) => draftSubject('writes', encodeURIComponent(area), '');
  const sendAll = async (calls: readonly WriteCall<unknown>[]) => {
    for (const call of calls) await send(call);
  };

  return {
    keep(area, { method, path, query, body }) {
      const userId = owner();
      if (userId === null) return () => undefined;
      count += 1;
      const place = `${now()}-${String(count).padStart(6, '0')}`;
      const key = { userId, subject: draftSubject('writes', encodeURIComponent(area), place) };
      own.add(key.subject);
      store.write(key, { method, path, query, body });
      return (error) => {
        // A session that is over can be taken up again.
        if (isApiError(error, 'unauthorized')) return;
        // A browser may break off the calls of a page that goes: such a page is gone by then.
        if (isApiError(error, 'offline')) setTimeout(() => store.remove(key), GOING);
        else store.remove(key);
      };
    },
    async sendLeft(area) {
      const userId = owner();
      if (userId === null) return;
      const left = store.subjectsOf(userId).filter((subject) => subject.startsWith(startOf(area)) && !own.has(subject));
      const refused: { call: WriteCall<unknown>; error: unknown }[] = [];
      for (const subject of left.toSorted()) {
        const kept = store.read({ userId, subject }, KeptWrite);
        const call = kept && { ...kept.value, schema: v.unknown() };
        const error = call && (now() - kept.at > FRESH ? null : await errorOf(send(call), call));
        if (isApiError(error, 'unauthorized')) return;
        store.remove({ userId, subject });
        if (call && error !== undefined) refused.push({ call, error });
      }
      const [first] = refused;
      if (!first) return;
      const sendAgain = () => sendAll(refused.map(({ call }) => call));
      failed.set(area, { count: refused.length, error: first.error, sendAgain });
    },
    takeFailed(area) {
      const writes = failed.get(area);
      failed.delete(area);
      return writes;
    },
  };
}

/** @returns why a write failed; `undefined` when the server has it, from now or from before */
async function errorOf(sent: Promise<unknown>, { method }: WriteCall<unknown>): Promise<unknown> {
  try {
    await sent;
    return undefined;
  } catch (error) {
    return method === 'DELETE' && isApiError(error, 'notFound') ? undefined : error;
  }
}

export const outbox = createOutbox({
  store: drafts,
  owner: () => tokenSubject(tokenStore.read()?.accessToken ?? ''),
  send: sendWrite,
  now: Date.now,
});
