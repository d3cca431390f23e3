import * as v from 'valibot';
import { localStore, type SafeStorage, sessionStore } from '../storage/safeStorage';
import { storageKeys } from '../storage/storageKeys';
import { tokenTimes } from './token';

const StoredToken = v.object({
  accessToken: v.string(),
  /** Server's clock minus this device's when the token was issued, in milliseconds. */
  skew: v.optional(v.pipe(v.number(), v.finite()), 0),
});
export type StoredToken = v.InferOutput<typeof StoredToken>;

/**
 * The only store of the access token. With "Remember me" it is in local storage: it lasts beyond today, and for every tab.
 * Without, it is in session storage: it ends with the tab (docs/decisions, "Where the token is kept").
 */
export interface TokenStore {
  read: () => StoredToken | null;
  write: (token: StoredToken, options: { remember: boolean }) => void;
  clear: () => void;
  /** Whether the stored token is to be remembered. */
  isRemembered: () => boolean;
  /** The token while it is valid at `now` (milliseconds since 1970), else `null`. */
  bearer: (now: number) => string | null;
}

export function createTokenStore(local: SafeStorage = localStore, session: SafeStorage = sessionStore): TokenStore {
  const read = () => parse(session.get(storageKeys.session)) ?? parse(local.get(storageKeys.session));
  const clear = () => {
    session.remove(storageKeys.session);
    local.remove(storageKeys.session);
  };
  return {
    read,
    clear,
    write(token, { remember }) {
      const [target, other] = remember ? [local, session] : [session, local];
      // The new token is written before the old one is removed: other tabs would take a gap for a sign-out.
      target.set(storageKeys.session, JSON.stringify(token));
      other.remove(storageKeys.session);
    },
    isRemembered: () => parse(session.get(storageKeys.session)) === null && parse(local.get(storageKeys.session)) !== null,
    bearer(now) {
      const stored = read();
      const times = stored && tokenTimes(stored.accessToken);
      return times && times.expiresAt > now + stored.skew ? stored.accessToken : null;
    },
  };
}

export const tokenStore = createTokenStore();

function parse(text: string | null): StoredToken | null {
  if (text === null) return null;
  try {
    const result = v.safeParse(StoredToken, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
