import { ChangePasswordBody, Settings, settingsEndpoints, SignedInSession, TOKEN_LIFETIME_S } from '@stockroom/contract';
import * as v from 'valibot';
import { hashPassword } from '../auth/hashPassword';
import { isPassword, passwordCollection } from '../auth/password.collection';
import { setPassword } from '../auth/passwordReset';
import { sessionCollection, type SessionRecord } from '../auth/session.collection';
import { activityCollection, logActivity } from '../engine/activityLog';
import { badRequest, notFound } from '../engine/errors';
import { route, type ProtectedCall, type Route } from '../engine/route';
import { atOf, seedToday, type SeedTime } from '../engine/seedTime';
import type { View } from '../engine/transaction';
import { noticeCollections } from '../feeds/notify';
import { userCollection } from '../user/user.collection';
import { deviceOf } from './deviceOf';
import { servedSettings } from './ownSettings';

const Sessions = v.array(SignedInSession);
/** The latest time of "today" in the seed. */
const LATEST = '08:15';

/** Routes of the password and of signed-in sessions. */
export function securityRoutes(): readonly Route[] {
  return [
    route('POST', settingsEndpoints.password, Settings, changePassword),
    route('GET', settingsEndpoints.sessions, Sessions, async (call) =>
      sessionsOf(await call.context.store.read([sessionCollection]), call),
    ),
    route('DELETE', settingsEndpoints.sessions, Sessions, endSessions),
  ];
}

async function changePassword(call: ProtectedCall): Promise<Settings> {
  const { context, user } = call;
  const { current, next } = await call.body(ChangePasswordBody);
  if (!(await isPassword(await context.store.read([passwordCollection]), user.id, current))) {
    throw badRequest({ path: 'current', message: 'is not the password' });
  }
  const salt = context.newId();
  const hash = await hashPassword(next, salt);
  return context.store.write([passwordCollection, userCollection, activityCollection, ...noticeCollections], (transaction) => {
    setPassword(transaction, call, { salt, hash });
    return servedSettings(transaction, user);
  });
}

/** Ends one session, or all others: their tokens are refused from then on. */
async function endSessions(call: ProtectedCall): Promise<SignedInSession[]> {
  const { context, url } = call;
  const id = url.searchParams.get('id');
  return context.store.write([sessionCollection, activityCollection], (transaction) => {
    const others = openSessions(transaction, call).filter((session) => session.id !== call.sessionId);
    const ended = id === null ? others : others.filter((session) => session.id === id);
    if (id !== null && ended.length === 0) throw notFound();
    for (const session of ended) transaction.put(sessionCollection, { ...session, isEnded: true });
    if (ended.length > 0) {
      logActivity(transaction, call, { event: 'settings.signedOutElsewhere', name: '', link: '/pages/settings/security' });
    }
    return sessionsOf(transaction, call);
  });
}

/** Lists the current session first, then the others, last seen first. A session whose token has expired is left out. */
function sessionsOf(view: Pick<View, 'values'>, call: ProtectedCall): SignedInSession[] {
  const now = call.context.now();
  return openSessions(view, call)
    .map(({ id, agent, startedAt, seenAt }): SignedInSession => ({
      id,
      ...deviceOf(agent),
      startedAt: instantOf(startedAt, now),
      seenAt: instantOf(seenAt, now),
      isCurrent: id === call.sessionId,
    }))
    .filter(({ isCurrent, seenAt }) => isCurrent || Date.parse(seenAt) > now - TOKEN_LIFETIME_S * 1000)
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || (a.seenAt < b.seenAt ? 1 : -1));
}

const openSessions = (view: Pick<View, 'values'>, { user }: ProtectedCall): SessionRecord[] =>
  [...view.values(sessionCollection)].filter(({ userId, isEnded }) => userId === user.id && !isEnded);

const instantOf = (time: string | SeedTime, now: number): string =>
  typeof time === 'string' ? time : new Date(atOf(seedToday(now, LATEST), time)).toISOString();
