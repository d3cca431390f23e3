import { activityCollection, logActivity } from '../engine/activityLog';
import type { ProtectedCall } from '../engine/route';
import type { View } from '../engine/transaction';
import { bulletinCollections, planBulletins } from '../feeds/bulletins';
import { noticeCollections, notify } from '../feeds/notify';
import { signedInElsewhere } from '../feeds/safetyNotices';
import { deviceOf } from '../settings/deviceOf';
import { sessionCollection, touch } from './session.collection';

interface SignIn {
  /** Of the session. */
  id: string;
  agent: string;
  event: 'session.signedIn' | 'session.unlocked';
}

/** Keeps that somebody has signed in, and all that follows from it. */
export function recordSignIn(call: Pick<ProtectedCall, 'user' | 'context'>, { id, agent, event }: SignIn): Promise<void> {
  const { user, context } = call;
  const collections = [activityCollection, sessionCollection, ...noticeCollections, ...bulletinCollections];
  return context.store.write(collections, (transaction) => {
    if (isElsewhere(transaction, user.id, agent)) notify(transaction, call, signedInElsewhere(id, nameOf(agent)));
    touch(transaction, { id, userId: user.id, agent, now: context.now() });
    logActivity(transaction, call, { event, name: '' });
    planBulletins(transaction, user.id, context.now());
  });
}

/** Whether somebody has signed in before, and never on such a device. What the seed tells of is no sign-in. */
function isElsewhere(view: Pick<View, 'values'>, userId: string, agent: string): boolean {
  const before = [...view.values(sessionCollection)].filter(
    (session) => session.userId === userId && typeof session.startedAt === 'string',
  );
  return before.length > 0 && before.every((session) => nameOf(session.agent) !== nameOf(agent));
}

function nameOf(agent: string): string {
  const { browser, system } = deviceOf(agent);
  return [browser, system].filter(Boolean).join(' · ');
}
