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

/** Signs in with the demo's or the user's own credentials; any others are answered with 404 and `false`. */
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
  // Whoever unlocks a session passed both steps when it began.
  if (locked === undefined && confirmedTwoStep(view, user.id)) {
    const { verifyCode } = await import('./twoStepCheck');
    await verifyCode(context, user.id, code);
  }
  const sessionId = locked ?? context.newId();
  await recordSignIn({ user, context }, { id: sessionId, agent: agentOf(request), event });
  return signInResponse(context, user, sessionId);
}

/** Returns the id of the session to unlock, which continues: the call carries its token. */
async function lockedSession({ request, context }: Call, view: View): Promise<string | undefined> {
  const claims = await context.tokens.verify(bearerOf(request) ?? '');
  return claims && !isEnded(view, claims.sessionId) ? claims.sessionId : undefined;
}
