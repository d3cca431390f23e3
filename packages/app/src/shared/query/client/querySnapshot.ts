import * as v from 'valibot';
import { tokenStore } from '#shared/session/tokenStore';
import { localStore, sessionStore } from '#shared/storage/safeStorage';
import { storageKeys } from '#shared/storage/storageKeys';

/** Maximum age of a stored response, in milliseconds: a reload restores it, a tab that was left aside refetches. */
const MAX_AGE = 600_000;
/** Maximum length of the stored text, in UTF-16 units: added pictures can make a list as large as megabytes. */
const MAX_LENGTH = 500_000;

const StoredSnapshot = v.object({ name: v.string(), at: v.number(), answer: v.unknown() });

/**
 * Stores what the page shows in the tab's own storage, for the page that loads next in it (decision 028). Stores nothing
 * while the session is locked or once it has ended.
 * @param name identifies the request and whose response it is
 */
export function saveQuerySnapshot(name: string, answer: unknown, now = Date.now()): void {
  if (!tokenStore.bearer(now) || localStore.get(storageKeys.locked) !== null) return;
  const text = JSON.stringify({ name, at: now, answer } satisfies v.InferOutput<typeof StoredSnapshot>);
  if (text.length <= MAX_LENGTH) sessionStore.set(storageKeys.shown, text);
}

/**
 * Returns what the previous page showed, once; `undefined` when it belongs to another request, is older than ten minutes or
 * does not match the schema.
 */
export function takeQuerySnapshot<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  now = Date.now(),
): v.InferOutput<Schema> | undefined {
  const text = sessionStore.get(storageKeys.shown);
  if (text === null) return undefined;
  sessionStore.remove(storageKeys.shown);
  const parsedSnapshot = v.safeParse(StoredSnapshot, parse(text));
  if (!parsedSnapshot.success || parsedSnapshot.output.name !== name || Math.abs(now - parsedSnapshot.output.at) > MAX_AGE) {
    return undefined;
  }
  const answer = v.safeParse(schema, parsedSnapshot.output.answer);
  return answer.success ? answer.output : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
