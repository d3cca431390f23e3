import { type EventObject, fromCallback } from 'xstate';
import { importOrReload } from '#shared/codeLoading/importOrReload';
import { leavePermit } from '#shared/leaveGuard/leavePermit';
import { fromRequest } from '#shared/machines/fromRequest';
import { onSessionExpired } from '#shared/session/sessionExpiry';
import { tokenStore } from '#shared/session/tokenStore';
import { localStore, onStoredElsewhere } from '#shared/storage/safeStorage';
import { clearPersonal, storageKeys } from '#shared/storage/storageKeys';
import type { AuthEvent } from '../machines/authMachine.types';
import type { Credentials, GrantedSession, RestoredSession, SessionEnd } from '../model/session';
import { grantSession } from './grantSession';
import type { SessionChannel } from './sessionChannel';
import { sessionNotice } from './sessionNotice';

export interface AuthWorld {
  /** Milliseconds since 1970. */
  now: () => number;
  channel: SessionChannel;
  /** Deletes all cached responses of the user. */
  forgetAnswers: () => void;
  /** Reloads the page after a 401. Settles only if the page stays. */
  reload: () => Promise<void>;
}

/** The server calls, loaded with the first call or when the page is idle. */
const authCalls = () => importOrReload('auth-calls', () => import('../api/authCalls').then((module) => module.authCalls));

/** Creates the actors with the effects of `authMachine`. */
export function authActors({ now, channel, forgetAnswers, reload }: AuthWorld) {
  return {
    restoreSession: fromRequest<RestoredSession | null>(async (_, signal) => {
      const stored = tokenStore.read();
      if (!stored) {
        channel.post({ type: 'wanted' });
        return null;
      }
      if (!tokenStore.bearer(now())) {
        tokenStore.clear();
        sessionNotice.write('ended');
        return null;
      }
      const remember = tokenStore.isRemembered();
      const { signInWithToken } = await authCalls();
      const answer = await signInWithToken(stored.accessToken, signal);
      const isLocked = localStore.get(storageKeys.locked) !== null;
      return { ...grantSession(answer, { remember, now: now() }), isLocked };
    }),

    signIn: fromRequest<GrantedSession, Credentials>(async ({ remember, email, ...pair }, signal) => {
      const { signIn } = await authCalls();
      const answer = await signIn({ ...pair, email: email.trim() }, signal);
      const session = grantSession(answer, { remember, now: now() });
      localStore.remove(storageKeys.locked);
      sessionNotice.clear();
      leavePermit.revoke();
      postStarted(channel, remember);
      return session;
    }),

    unlock: fromRequest<GrantedSession, { email: string; password: string }>(async (body, signal) => {
      const remember = tokenStore.isRemembered();
      const { unlockSession } = await authCalls();
      const answer = await unlockSession(body, signal);
      const session = grantSession(answer, { remember, now: now() });
      localStore.remove(storageKeys.locked);
      channel.post({ type: 'unlocked' });
      return session;
    }),

    endSession: fromRequest<void, { end: SessionEnd }>(async ({ end }) => {
      leavePermit.grant();
      const token = end === 'person' && tokenStore.bearer(now());
      // Not awaited: an unreachable server must not keep the user signed in, and its token expires by itself.
      if (token) {
        authCalls()
          .then(({ signOut }) => signOut(token))
          .catch(() => undefined);
      }
      clearPersonal();
      forgetAnswers();
      if (end !== 'elsewhere') channel.post({ type: 'ended' });
      if (end !== 'person') sessionNotice.write(end === 'elsewhere' ? 'elsewhere' : 'ended');
      if (end === 'refused') await reload();
    }),

    holdLock: fromCallback<EventObject, undefined>(() => {
      localStore.set(storageKeys.locked, '1');
      channel.post({ type: 'locked' });
    }),

    watchSession: fromCallback<EventObject, undefined>(({ sendBack }) => {
      const send = (event: AuthEvent) => sendBack(event);
      const stops = [
        onSessionExpired(() => send({ type: 'session.refused' })),
        channel.listen((message) => handleMessage(message, { channel, now, send })),
        // When the browser's data is cleared, no tab sends a message.
        onStoredElsewhere(storageKeys.session, () => {
          if (!tokenStore.read()) send({ type: 'session.endedElsewhere' });
        }),
        onPageShownAgain(() => {
          if (!tokenStore.read()) send({ type: 'session.endedElsewhere' });
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    }),
  };
}

function handleMessage(
  message: Parameters<Parameters<SessionChannel['listen']>[0]>[0],
  tab: { channel: SessionChannel; now: () => number; send: (event: AuthEvent) => void },
): void {
  switch (message.type) {
    case 'wanted':
      // A remembered token is in the storage that every tab reads.
      if (tokenStore.bearer(tab.now()) && !tokenStore.isRemembered()) postStarted(tab.channel, false);
      return;
    case 'started':
      if (!tokenStore.read()) tokenStore.write(message, { remember: message.remember });
      tab.send({ type: 'session.startedElsewhere' });
      return;
    case 'ended':
      tab.send({ type: 'session.endedElsewhere' });
      return;
    case 'locked':
      tab.send({ type: 'session.locked' });
      return;
    case 'unlocked':
      tab.send({ type: 'session.unlockedElsewhere' });
  }
}

function postStarted(channel: SessionChannel, remember: boolean): void {
  const stored = tokenStore.read();
  if (stored) channel.post({ type: 'started', ...stored, remember });
}

/** Calls back when the page returns from the back/forward cache, where it missed messages of other tabs. */
function onPageShownAgain(listener: () => void): () => void {
  const handle = (event: PageTransitionEvent) => {
    if (event.persisted) listener();
  };
  window.addEventListener('pageshow', handle);
  return () => window.removeEventListener('pageshow', handle);
}
