import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { Credentials, GrantedSession, RestoredSession, SessionEnd } from '../model/session';

/** Scripted answers of the session's actors, without a server. */
export interface AuthScript {
  restore: () => Promise<RestoredSession | null>;
  signIn: (credentials: Credentials) => Promise<GrantedSession>;
  unlock: (pair: { email: string; password: string }) => Promise<GrantedSession>;
  end: () => Promise<void>;
}

/** Actors for `authMachine` without side effects: no calls, no storage, no other tabs. */
export const scriptedActors = ({ restore, signIn, unlock, end }: AuthScript) => ({
  restoreSession: fromPromise<RestoredSession | null, undefined>(restore),
  signIn: fromPromise<GrantedSession, Credentials>(({ input }) => signIn(input)),
  unlock: fromPromise<GrantedSession, { email: string; password: string }>(({ input }) => unlock(input)),
  endSession: fromPromise<void, { end: SessionEnd }>(end),
  holdLock: fromCallback<EventObject, undefined>(() => undefined),
  watchSession: fromCallback<EventObject, undefined>(() => undefined),
});
