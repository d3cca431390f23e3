import type { AuthResponse, SignInBody, UnlockSessionBody } from '@stockroom/contract';
import { bearerOf } from '../engine/answering/tokenSpelling';
import { Refusal } from '../engine/errors';
import type { Call } from '../engine/route';
import type { View } from '../engine/transaction';
import { userCollection } from '../user/user.collection';
import { demoUser } from '../user/user.seed';
import { recordSignIn } from './recordSignIn';
import { isDemoPair, isPassword, passwordCollection } from './password.collection';
import { isEnded, sessionCollection } from './session.collection';
import { confirmedTwoStep, twoStepCollection } from './twoStep.collection';
import { agentOf, signInResponse } from './signInResponse';

/** The demo's pair is accepted, and the person's own; any other is answered 404 with `false`. */
export async function signIn(
  call: Call,
  schema: typeof SignInBody | typeof UnlockSessionBody,
  event: 'session.signedIn' | 'session.unlocked',
): Promise<AuthResponse> {
  const { body, context, request } = call;
  const { email, password, code = '' }: SignInBody = await body(schema);
  const view = await context.store.read([userCollection, passwordCollection, sessionCollection, twoStepCollection]);
  const user = view.get(userCollection, demoUser.id);
  const isOwn = user?.email.toLowerCase() === email.toLowerCase() && (await isPassword(view, user.id, password));
  if (!user || !(isOwn || isDemoPair({ email, password }))) throw new Refusal(404, false);
  const locked = await lockedSession(call, view);
  // Whoever opens the lock of a session has proved twice who they are when it began.
  if (locked === undefined && confirmedTwoStep(view, user.id)) {
    const { takeCode } = await import('./twoStepCheck');
    await takeCode(context, user.id, code);
  }
  const sessionId = locked ?? context.newId();
  await recordSignIn({ user, context }, { id: sessionId, agent: agentOf(request), event });
  return signInResponse(context, user, sessionId);
}

/** Where a lock is opened the session goes on: the call carries its token. */
async function lockedSession({ request, context }: Call, view: View): Promise<string | undefined> {
  const claims = await context.tokens.verify(bearerOf(request) ?? '');
  return claims && !isEnded(view, claims.sessionId) ? claims.sessionId : undefined;
}
