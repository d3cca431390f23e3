import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { AuthActor, AuthSnapshot } from './createAuth';

export const AuthContext = createContext<AuthActor | null>(null);

/** The session's actor, to send events to. */
export function useAuthActor(): AuthActor {
  const actor = useContext(AuthContext);
  if (!actor) {
    throw new Error('useAuthActor: no AuthContext around this component.');
  }
  return actor;
}

/** A part of the session's state; re-renders when that part changes. */
export function useAuth<Part>(select: (state: AuthSnapshot) => Part): Part {
  return useSelector(useAuthActor(), select);
}
