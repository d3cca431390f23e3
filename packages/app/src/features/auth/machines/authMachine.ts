import { assign, type DoneActorEvent, type ErrorActorEvent, type EventObject, fromCallback, setup } from 'xstate';
import { isApiError } from '#shared/api/ApiError';
import { notProvided } from '#shared/machines/fromRequest';
import type { AuthFailure, Credentials, GrantedSession, RestoredSession, SessionEnd } from '../model/session';
import type { AuthContext, AuthEvent } from './authMachine.types';
import { expiryTimer } from './expiryTimer';

/** The server granted a token without an expiry, or one that has already expired by the server's own clock. */
export class BadTokenError extends Error {
  override readonly name = 'BadTokenError';
}

/**
 * Machine for signing in, being signed in, being locked, and signing out. One instance runs for the whole app. Its effects
 * (calls, storage, other tabs, the reload after a 401) are actors that the app provides.
 */
export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    input: {} as { now: () => number },
    tags: {} as 'restoring' | 'busy' | 'signedIn' | 'locked',
  },
  actors: {
    restoreSession: notProvided<RestoredSession | null>('restoreSession'),
    signIn: notProvided<GrantedSession, Credentials>('signIn'),
    unlock: notProvided<GrantedSession, { email: string; password: string }>('unlock'),
    endSession: notProvided<void, { end: SessionEnd }>('endSession'),
    /** Keeps the session locked over a reload and in other tabs. */
    holdLock: fromCallback<EventObject, undefined>(() => undefined),
    /** Sends events from other tabs and failed calls. */
    watchSession: fromCallback<EventObject, undefined>(() => undefined),
    expiryTimer,
  },
  guards: {
    isRestored: (_, session: RestoredSession | null) => session !== null && !session.isLocked,
    isRestoredLocked: (_, session: RestoredSession | null) => session?.isLocked === true,
    isCodeWanted: (_, error: unknown) => isCodeProblem(error),
    isRefused: (_, error: unknown) => isApiError(error, 'unauthorized'),
  },
  actions: {
    setSession: assign((_, session: GrantedSession | null) => ({ session, failure: null, end: null })),
    setUser: assign(({ context, event }) => {
      if (event.type !== 'user.changed' || !context.session) return {};
      return { session: { ...context.session, user: event.user } };
    }),
    setFailure: assign((_, error: unknown) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    setEnd: assign((_, end: SessionEnd) => ({ end, failure: null })),
    forgetSession: assign({ session: null }),
  },
}).createMachine({
  id: 'auth',
  context: ({ input }) => ({ session: null, failure: null, end: null, now: input.now }),
  invoke: { src: 'watchSession' },
  initial: 'restoring',
  states: {
    restoring: {
      initial: 'asking',
      tags: 'restoring',
      states: {
        asking: {
          invoke: {
            src: 'restoreSession',
            onDone: [
              {
                guard: { type: 'isRestoredLocked', params: ({ event }) => event.output },
                target: '#auth.signedIn.locked',
                actions: { type: 'setSession', params: outputOf },
              },
              {
                guard: { type: 'isRestored', params: ({ event }) => event.output },
                target: '#auth.signedIn',
                actions: { type: 'setSession', params: outputOf },
              },
              { target: '#auth.signedOut' },
            ],
            onError: [
              {
                guard: { type: 'isRefused', params: errorOf },
                target: '#auth.signingOut',
                actions: { type: 'setEnd', params: 'refused' },
              },
              // The token may still be valid: an unreachable server signs nobody out.
              { target: 'failed', actions: { type: 'setFailure', params: errorOf } },
            ],
          },
          on: { 'session.endedElsewhere': { target: '#auth.signingOut', actions: { type: 'setEnd', params: 'elsewhere' } } },
        },
        failed: {
          on: {
            'restore.retried': { target: 'asking', actions: 'clearFailure' },
            'signOut.requested': { target: '#auth.signingOut', actions: { type: 'setEnd', params: 'person' } },
          },
        },
      },
    },

    signedOut: {
      initial: 'idle',
      on: {
        'session.startedElsewhere': { target: 'restoring', actions: 'clearFailure' },
        'credentials.submitted': { target: '.signingIn', actions: 'clearFailure' },
      },
      states: {
        idle: {},
        signingIn: {
          tags: 'busy',
          // A double press sends one call.
          on: { 'credentials.submitted': {} },
          invoke: {
            src: 'signIn',
            input: ({ event }) => credentialsOf(event),
            onDone: { target: '#auth.signedIn', actions: { type: 'setSession', params: outputOf } },
            onError: [
              {
                guard: { type: 'isCodeWanted', params: errorOf },
                target: 'codeAsked',
                actions: { type: 'setFailure', params: errorOf },
              },
              { target: 'failed', actions: { type: 'setFailure', params: errorOf } },
            ],
          },
        },
        failed: {},
        /** Email and password are right, and two-step sign-in requires a code. */
        codeAsked: { on: { 'code.cancelled': { target: 'idle', actions: 'clearFailure' } } },
      },
    },

    signedIn: {
      initial: 'active',
      tags: 'signedIn',
      invoke: {
        src: 'expiryTimer',
        input: ({ context }) => ({ expiresAt: context.session?.expiresAt ?? 0, now: context.now }),
        onDone: { target: 'signingOut', actions: { type: 'setEnd', params: 'expired' } },
      },
      on: {
        'signOut.requested': { target: 'signingOut', actions: { type: 'setEnd', params: 'person' } },
        'session.endedElsewhere': { target: 'signingOut', actions: { type: 'setEnd', params: 'elsewhere' } },
        'session.refused': { target: 'signingOut', actions: { type: 'setEnd', params: 'refused' } },
        'user.changed': { actions: 'setUser' },
      },
      states: {
        active: { on: { 'session.locked': 'locked' } },
        locked: {
          tags: 'locked',
          invoke: { src: 'holdLock' },
          on: {
            'password.submitted': { target: 'unlocking', actions: 'clearFailure' },
            'session.unlockedElsewhere': { target: 'active', actions: 'clearFailure' },
          },
        },
        unlocking: {
          tags: ['locked', 'busy'],
          invoke: {
            src: 'unlock',
            input: ({ context, event }) => ({ email: context.session?.user.email ?? '', password: passwordOf(event) }),
            // From the parent state, so that the timer restarts with the new token's expiry.
            onDone: { target: '#auth.signedIn', actions: { type: 'setSession', params: outputOf } },
            onError: { target: 'locked', actions: { type: 'setFailure', params: errorOf } },
          },
          on: { 'session.unlockedElsewhere': { target: 'active', actions: 'clearFailure' } },
        },
      },
    },

    signingOut: {
      tags: 'busy',
      exit: 'forgetSession',
      invoke: {
        src: 'endSession',
        input: ({ context }) => ({ end: context.end ?? 'person' }),
        onDone: 'signedOut',
        // A failure while signing out must not keep the user signed in.
        onError: 'signedOut',
      },
    },
  },
});

function outputOf({ event }: { event: DoneActorEvent<GrantedSession | null> }) {
  return event.output;
}

function errorOf({ event }: { event: ErrorActorEvent }) {
  return event.error;
}

const isCodeProblem = (error: unknown) => isApiError(error) && error.issues[0]?.path === 'code';

function toFailure(error: unknown): AuthFailure {
  if (isApiError(error, 'notFound')) return { kind: 'wrongPair', error };
  if (isCodeProblem(error)) return { kind: 'code', error };
  if (error instanceof BadTokenError) return { kind: 'badToken', error };
  return { kind: 'call', error };
}

const credentialsOf = (event: AuthEvent): Credentials =>
  event.type === 'credentials.submitted' ? event.credentials : { email: '', password: '', remember: false };

const passwordOf = (event: AuthEvent): string => (event.type === 'password.submitted' ? event.password : '');
