import { createContext, useContext } from 'react';
import { currentStore, type Store, type User } from '@stockroom/contract';

/** The signed-in person as pages see them. */
export interface Session {
  user: User;
  /** The store whose products this person keeps; `null` without a home store and an association. */
  store: Store | null;
}

/** Filled by the app around signed-in pages, and by the decorator of stories. */
export const SessionContext = createContext<Session | null>(null);

/** The session of a person, ready for `SessionContext`. */
export function toSession(user: User): Session {
  return { user, store: currentStore(user) };
}

/**
 * Who is signed in. Only for pages behind the guard.
 * @throws when nobody is: the page stands outside the guarded routes
 */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) {
    throw new Error('useSession: no session around this component.');
  }
  return session;
}
