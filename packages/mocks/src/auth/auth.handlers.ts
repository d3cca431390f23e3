import {
  authEndpoints,
  AuthResponse,
  Done,
  ForgotPasswordBody,
  INVALID_TOKEN,
  ResetPasswordBody,
  SignInBody,
  SignInWithTokenBody,
  SignUpBody,
  UnlockSessionBody,
} from '@stockroom/contract';
import { Refusal } from '../engine/errors';
import { openRoute, type Call, type Route } from '../engine/route';
import { userCollection } from '../user/user.collection';
import { isEnded, isRecent, sessionCollection, touch } from './session.collection';
import { agentOf, signInResponse } from './signInResponse';

/** Specified delays in milliseconds. */
const CREDENTIALS_DELAY_MS = 1500;
const RESET_DELAY_MS = 1000;

export function authRoutes(): readonly Route[] {
  const slow = { delayMs: CREDENTIALS_DELAY_MS };
  return [
    openRoute(
      'POST',
      authEndpoints.signIn,
      AuthResponse,
      async (call) => (await import('./signIn')).signIn(call, SignInBody, 'session.signedIn'),
      slow,
    ),
    openRoute(
      'POST',
      authEndpoints.unlockSession,
      AuthResponse,
      async (call) => (await import('./signIn')).signIn(call, UnlockSessionBody, 'session.unlocked'),
      slow,
    ),
    openRoute('POST', authEndpoints.signInWithToken, AuthResponse, signInWithToken),
    openRoute('POST', authEndpoints.signOut, Done, signOut),
    openRoute('POST', authEndpoints.signUp, Done, signUp, slow),
    openRoute('POST', authEndpoints.forgotPassword, Done, forgotPassword, { delayMs: RESET_DELAY_MS }),
    openRoute('POST', authEndpoints.resetPassword, Done, resetPassword, { delayMs: RESET_DELAY_MS }),
  ];
}

/** Only validates the body: the demo has a single user. */
async function signUp({ body }: Call): Promise<true> {
  await body(SignUpBody);
  return true;
}

/** Answers the same for known and unknown addresses, so as not to reveal who has an account. */
async function forgotPassword({ body, context }: Call): Promise<true> {
  const { email } = await body(ForgotPasswordBody);
  await (await import('./passwordReset')).requestReset(context, email);
  return true;
}

/** Sets a new password. Without a token it answers as specified and changes nothing. */
async function resetPassword({ body, context }: Call): Promise<true> {
  const { password, token } = await body(ResetPasswordBody);
  if (token !== '') await (await import('./passwordReset')).resetPassword(context, token, password);
  return true;
}

async function signInWithToken({ body, context, settings, request }: Call): Promise<AuthResponse> {
  const { accessToken } = await body(SignInWithTokenBody);
  const claims = settings.refuseTokens ? null : await context.tokens.verify(accessToken);
  const view = await context.store.read([userCollection, sessionCollection]);
  const isGood = claims && claims.issuedAt >= settings.tokensValidFrom && !isEnded(view, claims.sessionId);
  const user = isGood ? view.get(userCollection, claims.userId) : undefined;
  if (!user) throw new Refusal(401, INVALID_TOKEN);
  const sessionId = claims?.sessionId ?? context.newId();
  const known = view.get(sessionCollection, sessionId);
  const now = context.now();
  // Not on every reload: a write takes time, and minutes are precise enough.
  if (!known || !isRecent(known, now)) {
    await context.store.write([sessionCollection], (transaction) =>
      touch(transaction, { id: sessionId, userId: user.id, agent: agentOf(request), now }),
    );
  }
  return signInResponse(context, user, sessionId);
}

/** Ends the session of a token: it leaves the list, and its tokens are rejected. Without a session there is nothing to end. */
async function signOut({ body, context }: Call): Promise<true> {
  const { accessToken } = await body(SignInWithTokenBody);
  const { sessionId: id, userId } = (await context.tokens.verify(accessToken)) ?? {};
  if (id === undefined || userId === undefined) return true;
  const at = new Date(context.now()).toISOString();
  return context.store.write([sessionCollection], (transaction) => {
    const session = transaction.get(sessionCollection, id) ?? { id, userId, agent: '', startedAt: at, seenAt: at };
    transaction.put(sessionCollection, { ...session, isEnded: true });
    return true;
  });
}
