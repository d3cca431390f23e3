import type { CodeProblem } from '@stockroom/contract';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { createActor } from 'xstate';
import { ApiError } from '#shared/api/ApiError';
import { buildUser } from '#shared/testing/buildUser';
import { authMachine, BadTokenError } from '../machines/authMachine';
import type { AuthEvent } from '../machines/authMachine.types';
import type { Credentials, GrantedSession, RestoredSession } from '../model/session';
import { authActors } from '../session/authActors';
import { AuthContext } from '../session/AuthContext';
import { type AuthScript, scriptedActors } from '../session/scriptedActors';

const session: RestoredSession = { user: buildUser(), expiresAt: Number.MAX_SAFE_INTEGER, skew: 0, isLocked: false };
const wrongPair = new ApiError('notFound', { call: 'POST /api/auth/sign-in', status: 404 });
const codeProblem = (message: CodeProblem) =>
  new ApiError('invalid', { call: 'POST /api/auth/sign-in', status: 400, issues: [{ path: 'code', message }] });
const down = new ApiError('offline', { call: 'POST /api/auth/sign-in-with-token' });
const signInDown = new ApiError('offline', { call: 'POST /api/auth/sign-in' });
const credentials: Credentials = { email: 'mina@example.test', password: 'x', remember: false };

const never = () => new Promise<never>(() => undefined);
const fail = (error: Error) => () => Promise.reject(error);

/** Answers of the actors in a story. By default, nobody is signed in, and every call succeeds. */
interface Script extends Partial<AuthScript> {
  /** Sent once the session is restored. */
  events?: AuthEvent[];
}

/** States of the machine by name, with the script that leads to each. */
export const authStories = {
  signedOut: {},
  restoring: { restore: never },
  restoreFailed: { restore: fail(down) },
  signingIn: { signIn: never, events: [{ type: 'credentials.submitted', credentials }] },
  wrongPair: { signIn: fail(wrongPair), events: [{ type: 'credentials.submitted', credentials }] },
  codeAsked: { signIn: fail(codeProblem('is needed')), events: [{ type: 'credentials.submitted', credentials }] },
  wrongCode: { signIn: fail(codeProblem('is wrong')), events: [{ type: 'credentials.submitted', credentials }] },
  badToken: { signIn: fail(new BadTokenError()), events: [{ type: 'credentials.submitted', credentials }] },
  callFailed: { signIn: fail(signInDown), events: [{ type: 'credentials.submitted', credentials }] },
  signedIn: { restore: () => Promise.resolve(session) },
  clockIsWrong: { restore: () => Promise.resolve({ ...session, skew: 3 * 60 * 60 * 1000 }) },
  locked: { restore: () => Promise.resolve({ ...session, isLocked: true }) },
  unlocking: {
    restore: () => Promise.resolve({ ...session, isLocked: true }),
    unlock: never,
    events: [{ type: 'password.submitted', password: 'x' }],
  },
  wrongPassword: {
    restore: () => Promise.resolve({ ...session, isLocked: true }),
    unlock: fail(wrongPair),
    events: [{ type: 'password.submitted', password: 'x' }],
  },
  signingOut: { restore: () => Promise.resolve(session), end: never, events: [{ type: 'signOut.requested' }] },
} satisfies Record<string, Script>;

/** `live`: the machine with its real actors, answered by the story's mock server. */
export type AuthStory = keyof typeof authStories | 'live';

/** Puts a story into the session state named in `parameters.auth`. */
export const withAuth: Decorator = (Story, { parameters }) => (
  <AuthProvider story={(parameters['auth'] as AuthStory | undefined) ?? 'signedOut'}>
    <Story />
  </AuthProvider>
);

function AuthProvider({ story, children }: { story: AuthStory; children: ReactNode }) {
  const [actor] = useState(() => {
    const started = createActor(authMachine.provide({ actors: story === 'live' ? liveActors() : scripted(authStories[story]) }), {
      input: { now: () => 0 },
    });
    if (story !== 'live') play(started, authStories[story]);
    return started.start();
  });
  return <AuthContext value={actor}>{children}</AuthContext>;
}

const scripted = (script: Script) =>
  scriptedActors({ restore: () => Promise.resolve(null), signIn: grant, unlock: grant, end: () => Promise.resolve(), ...script });

const grant = (): Promise<GrantedSession> => Promise.resolve(session);

function play(actor: ReturnType<typeof createActor<typeof authMachine>>, { events = [] }: Script): void {
  const waiting = [...events];
  actor.subscribe((state) => {
    if (!state.hasTag('restoring')) for (const event of waiting.splice(0)) actor.send(event);
  });
}

function liveActors() {
  const channel = { post: () => undefined, listen: () => () => undefined, close: () => undefined };
  return authActors({ now: () => Date.now(), channel, forgetAnswers: () => undefined, reload: () => Promise.resolve() });
}
