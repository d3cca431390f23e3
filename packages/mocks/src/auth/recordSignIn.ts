import { activityCollection, logActivity } from '../engine/activityLog';
import type { ProtectedCall } from '../engine/route';
import type { View } from '../engine/transaction';
import { bulletinCollections, planBulletins } from '../feeds/bulletins';
import { noticeCollections, notify } from '../feeds/notify';
import { signedInElsewhere } from '../feeds/safetyNotices';
import { deviceOf } from '../settings/deviceOf';
import { sessionCollection, touch } from './session.collection';

interface SignIn {
  /** Id of the session. */
  id: string;
  agent: string;
  event: 'session.signedIn' | 'session.unlocked';
}

/** Stores a sign-in: its session, log entry and notification. */
export function recordSignIn(call: Pick<ProtectedCall, 'user' | 'context'>, { id, agent, event }: SignIn): Promise<void> {
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
