import { getShortestPaths } from '@xstate/graph';
import { describe, expect, it, vi } from 'vitest';
import { fromCallback, fromPromise, createActor, SimulatedClock, transition } from 'xstate';
import { ApiError } from '#shared/api/ApiError';
import { buildUser } from '#shared/testing/buildUser';
import type { Credentials, GrantedSession, RestoredSession, SessionEnd } from '../model/session';
import { authMachine, BadTokenError } from './authMachine';
import type { AuthEvent } from './authMachine.types';

const START = Date.UTC(2026, 2, 1);
const DAY = 24 * 60 * 60 * 1000;
const session: RestoredSession = { user: buildUser(), expiresAt: START + 7 * DAY, skew: 0, isLocked: false };
const credentials = { email: 'mina@example.test', password: ' spaces count ', remember: false };
const refused = new ApiError('unauthorized', { call: 'POST /api/auth/sign-in-with-token', status: 401 });
const wrongPair = new ApiError('notFound', { call: 'POST /api/auth/sign-in', status: 404 });
const codeWanted = new ApiError('invalid', {
  call: 'POST /api/auth/sign-in',
  status: 400,
  issues: [{ path: 'code', message: 'is needed' }],
});
const down = new ApiError('offline', { call: 'POST /api/auth/sign-in' });

/** All events of the machine, including the answers of its actors. */
const events: AuthEvent[] = [
  { type: 'credentials.submitted', credentials },
  { type: 'code.cancelled' },
  { type: 'password.submitted', password: 'x' },
  { type: 'restore.retried' },
  { type: 'signOut.requested' },
  { type: 'session.locked' },
  { type: 'session.unlockedElsewhere' },
  { type: 'session.startedElsewhere' },
  { type: 'session.endedElsewhere' },
  { type: 'session.refused' },
  { type: 'user.changed', user: { ...session.user, status: 'busy' } },
  ...answers('0.auth.restoring.asking', [null, session, { ...session, isLocked: true }], [refused, down]),
  ...answers('0.auth.signedOut.signingIn', [session], [wrongPair, codeWanted, down, new BadTokenError()]),
  ...answers('0.auth.signedIn.unlocking', [session], [wrongPair, down]),
  ...answers('0.auth.signedIn', [undefined], []),
  ...answers('0.auth.signingOut', [undefined], [down]),
];

/** Events with an actor's possible answers. The machine's own type leaves these out: only the interpreter sends them. */
function answers(id: string, outputs: unknown[], errors: unknown[]): AuthEvent[] {
  const ends: object[] = [
    ...outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
    ...errors.map((error) => ({ type: `xstate.error.actor.${id}`, error, actorId: id })),
  ];
  return ends as AuthEvent[];
}

const paths = getShortestPaths(authMachine, {
  input: { now: () => START },
  events,
  serializeState: (state) =>
    JSON.stringify([state.value, state.context.failure?.kind, state.context.end, state.context.session?.user.status]),
});
const visited = [...new Set(paths.map((path) => JSON.stringify(path.state.value)))];

describe('every state of authMachine', () => {
  it('is reachable', () => {
    expect(visited.toSorted()).toEqual(
      [
        { restoring: 'asking' },
        { restoring: 'failed' },
        { signedOut: 'idle' },
        { signedOut: 'signingIn' },
        { signedOut: 'failed' },
        { signedOut: 'codeAsked' },
        { signedIn: 'active' },
        { signedIn: 'locked' },
        { signedIn: 'unlocking' },
        'signingOut',
      ]
        .map((value) => JSON.stringify(value))
        .toSorted(),
    );
  });

  it('has a session exactly while the user is signed in or signing out', () => {
    const states = paths.map(({ state }) => state);
    const isOut = (state: (typeof states)[number]) => state.matches('signedOut') || state.matches('restoring');
    expect(states.filter((state) => state.hasTag('signedIn') && !state.context.session)).toEqual([]);
    expect(states.filter((state) => isOut(state) && state.context.session)).toEqual([]);
  });

  it('can be left', () => {
    const textOf = (value: unknown) => JSON.stringify(value);
    const deadEnds = paths.filter(({ state }) =>
      events.every((event) => textOf(transition(authMachine, state, event)[0].value) === textOf(state.value)),
    );
    expect(deadEnds.map(({ state }) => state.value)).toEqual([]);
  });
});

type Unlock = { email: string; password: string };
type Provided = Parameters<typeof authMachine.provide>[0];

function start(actors: NonNullable<Provided['actors']> = {}) {
  const clock = new SimulatedClock();
  const ends: SessionEnd[] = [];
  const held = vi.fn();
  let send: (event: AuthEvent) => void = () => undefined;
  const actor = createActor(
    authMachine.provide({
      actors: {
        restoreSession: fromPromise<RestoredSession | null, undefined>(() => Promise.resolve(null)),
        signIn: fromPromise<GrantedSession, Credentials>(() => Promise.resolve(session)),
        unlock: fromPromise<GrantedSession, Unlock>(() => Promise.resolve(session)),
        endSession: fromPromise<void, { end: SessionEnd }>(async ({ input }) => void ends.push(input.end)),
        holdLock: fromCallback(() => void held()),
        watchSession: fromCallback(({ sendBack }) => {
          send = sendBack;
        }),
        ...actors,
      },
    }),
    { clock, input: { now: () => START + clock.now() } },
  ).start();
  return {
    actor,
    clock,
    ends,
    held,
    say: (event: AuthEvent) => send(event),
    settled: () =>
      vi.waitFor(() => expect(actor.getSnapshot().hasTag('busy') || actor.getSnapshot().hasTag('restoring')).toBe(false)),
  };
}

async function startSignedIn(actors?: NonNullable<Provided['actors']>) {
  const app = start({
    restoreSession: fromPromise<RestoredSession | null, undefined>(() => Promise.resolve(session)),
    ...actors,
  });
  await app.settled();
  return app;
}

describe('restoring', () => {
  it('resumes an existing session', async () => {
    const { actor } = await startSignedIn();
    expect(actor.getSnapshot().context.session?.user.email).toBe(session.user.email);
  });

  it('stays locked over a reload', async () => {
    const { actor } = await startSignedIn({
      restoreSession: fromPromise<RestoredSession | null, undefined>(() => Promise.resolve({ ...session, isLocked: true })),
    });
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'locked' });
  });

  it('ends a session whose token the server rejects', async () => {
    const { actor, ends, settled } = start({
      restoreSession: fromPromise<RestoredSession | null, undefined>(() => Promise.reject(refused)),
    });
    await settled();
    expect(ends).toEqual(['refused']);
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'idle' });
  });

  it('keeps the session when the server is down, and retries on request', async () => {
    const restoreSession = vi.fn<() => Promise<RestoredSession>>().mockRejectedValueOnce(down).mockResolvedValueOnce(session);
    const { actor, ends } = start({ restoreSession: fromPromise<RestoredSession | null, undefined>(restoreSession) });
    await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ restoring: 'failed' }));
    actor.send({ type: 'restore.retried' });
    await vi.waitFor(() => expect(actor.getSnapshot().matches('signedIn')).toBe(true));
    expect(ends).toEqual([]);
  });
});

describe('signing in', () => {
  it.each([
    ['wrongPair', wrongPair],
    ['badToken', new BadTokenError()],
    ['call', down],
  ] as const)('reports why it failed: %s', async (kind, error) => {
    const { actor, settled } = start({ signIn: fromPromise<GrantedSession, Credentials>(() => Promise.reject(error)) });
    await settled();
    actor.send({ type: 'credentials.submitted', credentials });
    await settled();
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'failed' });
    expect(actor.getSnapshot().context.failure?.kind).toBe(kind);
  });

  it('sends one call on a double press, with the typed credentials', async () => {
    const signIn = vi.fn(() => Promise.resolve(session));
    const { actor, settled } = start({ signIn: fromPromise<GrantedSession, Credentials>(signIn) });
    await settled();
    actor.send({ type: 'credentials.submitted', credentials });
    actor.send({ type: 'credentials.submitted', credentials });
    await settled();
    expect(signIn).toHaveBeenCalledOnce();
    expect(signIn).toHaveBeenCalledWith(expect.objectContaining({ input: credentials }));
  });

  it('asks for a required code, and returns to the credentials if they have become wrong', async () => {
    const signIn = vi
      .fn<(_: { input: Credentials }) => Promise<GrantedSession>>()
      .mockRejectedValueOnce(codeWanted)
      .mockRejectedValueOnce(wrongPair)
      .mockRejectedValueOnce(codeWanted)
      .mockResolvedValueOnce(session);
    const { actor, settled } = start({ signIn: fromPromise<GrantedSession, Credentials>(signIn) });
    await settled();
    const states: unknown[] = [];
    for (let step = 0; step < 4; step++) {
      actor.send({ type: 'credentials.submitted', credentials: { ...credentials, code: '123456' } });
      await settled();
      states.push([actor.getSnapshot().value, actor.getSnapshot().context.failure?.kind]);
    }
    expect(states).toEqual([
      [{ signedOut: 'codeAsked' }, 'code'],
      [{ signedOut: 'failed' }, 'wrongPair'],
      [{ signedOut: 'codeAsked' }, 'code'],
      [{ signedIn: 'active' }, undefined],
    ]);
    expect(signIn.mock.lastCall?.[0].input.code).toBe('123456');
  });

  it('can be cancelled at the code', async () => {
    const { actor, settled } = start({ signIn: fromPromise<GrantedSession, Credentials>(() => Promise.reject(codeWanted)) });
    await settled();
    actor.send({ type: 'credentials.submitted', credentials });
    await settled();
    actor.send({ type: 'code.cancelled' });
    expect(actor.getSnapshot()).toMatchObject({ value: { signedOut: 'idle' }, context: { failure: null } });
  });

  it('follows a sign-in of another tab', async () => {
    const restoreSession = vi
      .fn<() => Promise<RestoredSession | null>>()
      .mockResolvedValueOnce(null)
      .mockResolvedValueOnce(session);
    const { actor, say, settled } = start({ restoreSession: fromPromise<RestoredSession | null, undefined>(restoreSession) });
    await settled();
    say({ type: 'session.startedElsewhere' });
    await vi.waitFor(() => expect(actor.getSnapshot().matches({ signedIn: 'active' })).toBe(true));
  });
});

describe('the end of a session', () => {
  it('comes when the token expires, also while locked', async () => {
    const { actor, clock, ends, settled } = await startSignedIn();
    actor.send({ type: 'session.locked' });
    clock.increment(7 * DAY - 1);
    expect(actor.getSnapshot().matches('signedIn')).toBe(true);
    clock.increment(15 * 60 * 1000);
    await settled();
    expect(ends).toEqual(['expired']);
  });

  it('waits longer than a browser timer can (60 days) without ending at once', async () => {
    const long = { ...session, expiresAt: START + 60 * DAY };
    const { actor, clock, ends, settled } = await startSignedIn({
      restoreSession: fromPromise<RestoredSession | null, undefined>(() => Promise.resolve(long)),
    });
    clock.increment(59 * DAY);
    expect(actor.getSnapshot().matches('signedIn')).toBe(true);
    clock.increment(2 * DAY);
    await settled();
    expect(ends).toEqual(['expired']);
  });

  it('comes once, however many calls are rejected', async () => {
    const { say, ends, settled } = await startSignedIn();
    for (let call = 0; call < 5; call++) say({ type: 'session.refused' });
    await settled();
    say({ type: 'session.refused' });
    expect(ends).toEqual(['refused']);
  });

  it.each([
    ['person', { type: 'signOut.requested' }],
    ['elsewhere', { type: 'session.endedElsewhere' }],
  ] as const)('records who ended it: %s', async (end, event) => {
    const { actor, ends, settled } = await startSignedIn();
    actor.send(event);
    await settled();
    expect(ends).toEqual([end]);
    expect(actor.getSnapshot().context).toMatchObject({ session: null, end });
  });

  it('signs out even when cleaning up fails', async () => {
    const { actor, settled } = await startSignedIn({
      endSession: fromPromise<void, { end: SessionEnd }>(() => Promise.reject(new Error('blocked'))),
    });
    actor.send({ type: 'signOut.requested' });
    await settled();
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'idle' });
  });
});

describe('the lock', () => {
  it('persists, rejects a wrong password, and opens with the right one', async () => {
    const unlock = vi.fn<() => Promise<RestoredSession>>().mockRejectedValueOnce(wrongPair).mockResolvedValueOnce(session);
    const { actor, held, settled } = await startSignedIn({ unlock: fromPromise<GrantedSession, Unlock>(unlock) });
    actor.send({ type: 'session.locked' });
    expect(held).toHaveBeenCalledOnce();
    actor.send({ type: 'password.submitted', password: 'wrong' });
    await settled();
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'locked' });
    expect(actor.getSnapshot().context.failure?.kind).toBe('wrongPair');
    actor.send({ type: 'password.submitted', password: 'right' });
    await settled();
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'active' });
    expect(unlock).toHaveBeenLastCalledWith(expect.objectContaining({ input: { email: session.user.email, password: 'right' } }));
  });
});
