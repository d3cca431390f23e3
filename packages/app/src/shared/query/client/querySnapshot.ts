import * as v from 'valibot';
import { localStore, sessionStore } from '../../storage/safeStorage';
import { storageKeys } from '../../storage/storageKeys';
import { tokenStore } from '../../session/tokenStore';

/** How old a kept answer may be, in milliseconds: a reload brings it back, a tab that was put aside asks anew. */
const LONGEST = 600_000;
/** Longest text that is kept, in UTF-16 units: pictures that were added can make a list weigh megabytes. */
const LARGEST = 500_000;

const Kept = v.object({ name: v.string(), at: v.number(), answer: v.unknown() });

/**
 * Keeps what the page shows in the tab's own storage, for the page that is loaded next in it (decision 028). Keeps nothing while
 * the session is locked or once it is over.
 * @param name says whose answer to which question it is
 */
export function saveQuerySnapshot(name: string, answer: unknown, now = Date.now()): void {
  if (!tokenStore.bearer(now) || localStore.get(storageKeys.locked) !== null) return;
  const text = JSON.stringify({ name, at: now, answer } satisfies v.InferOutput<typeof Kept>);
  if (text.length <= LARGEST) sessionStore.set(storageKeys.shown, text);
}

/**
 * Hands out what the page before this one showed, once; `undefined` when it answers another question, is older than ten minutes or
 * is no answer of this shape.
 */
export function takeQuerySnapshot<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  now = Date.now(),
): v.InferOutput<Schema> | undefined {
  const text = sessionStore.get(storageKeys.shown);
  if (text === null) return undefined;
  sessionStore.remove(storageKeys.shown);
  const kept = v.safeParse(Kept, parse(text));
  if (!kept.success || kept.output.name !== name || Math.abs(now - kept.output.at) > LONGEST) return undefined;
  const answer = v.safeParse(schema, kept.output.answer);
  return answer.success ? answer.output : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
