import { currentStore, type Store, type User } from '@stockroom/contract';
import { createContext, useContext } from 'react';

/** The signed-in person, for pages. */
export interface Session {
  user: User;
  /** The store whose products this person manages; `null` without a home store and an association. */
  store: Store | null;
}

/** Set by the app around signed-in pages, and by the decorator of stories. */
export const SessionContext = createContext<Session | null>(null);

/** Session of a person, as the value of `SessionContext`. */
export function toSession(user: User): Session {
  return { user, store: currentStore(user) };
}

/**
 * The current session. Only for pages behind the guard.
 * @throws when nobody is signed in: the page is outside the guarded routes
 */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) {
    throw new Error('useSession: no session around this component.');
  }
  return session;
}
