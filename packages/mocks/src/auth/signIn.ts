import type { AuthResponse, SignInBody, UnlockSessionBody } from '@stockroom/contract';
import { activityCollection, logActivity } from '../engine/activityLog';
import { bearerOf } from '../engine/answering/tokenSpelling';
import { Refusal } from '../engine/errors';
import type { Call, ProtectedCall } from '../engine/route';
import type { View } from '../engine/transaction';
import { bulletinCollections, planBulletins } from '../feeds/bulletins';
import { noticeCollections, notify } from '../feeds/notify';
import { signedInElsewhere } from '../feeds/safetyNotices';
import { deviceOf } from '../settings/deviceOf';
import { userCollection } from '../user/user.collection';
import { demoUser } from '../user/user.seed';
import { isDemoPair, isPassword, passwordCollection } from './password.collection';
import { isEnded, sessionCollection, touch } from './session.collection';
import { agentOf, signInResponse } from './signInResponse';
import { confirmedTwoStep, twoStepCollection } from './twoStep.collection';

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

interface SignIn {
  /** Id of the session. */
  id: string;
  agent: string;
  event: 'session.signedIn' | 'session.unlocked';
}

/** Stores a sign-in: its session, log entry and notification. */
function recordSignIn(call: Pick<ProtectedCall, 'user' | 'context'>, { id, agent, event }: SignIn): Promise<void> {
  const { user, context } = call;
  const collections = [activityCollection, sessionCollection, ...noticeCollections, ...bulletinCollections];
  return context.store.write(collections, (transaction) => {
    if (isNewDevice(transaction, user.id, agent)) notify(transaction, call, signedInElsewhere(id, nameOf(agent)));
    touch(transaction, { id, userId: user.id, agent, now: context.now() });
    logActivity(transaction, call, { event, name: '' });
    planBulletins(transaction, user.id, context.now());
  });
}

/** Whether the user has signed in before, but never on this device. Sessions of the seed do not count. */
function isNewDevice(view: Pick<View, 'values'>, userId: string, agent: string): boolean {
  const before = [...view.values(sessionCollection)].filter(
    (session) => session.userId === userId && typeof session.startedAt === 'string',
  );
  return before.length > 0 && before.every((session) => nameOf(session.agent) !== nameOf(agent));
}

function nameOf(agent: string): string {
  const { browser, system } = deviceOf(agent);
  return [browser, system].filter(Boolean).join(' · ');
}
