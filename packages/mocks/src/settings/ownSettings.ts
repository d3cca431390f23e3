import { type Settings, UpdateSettingsBody, type User } from '@stockroom/contract';
import { activityCollection, logActivity } from '../engine/activityLog';
import { badRequest, unauthorized } from '../engine/errors';
import { mergeKnown } from '../engine/merge';
import { refuseStale } from '../engine/optimisticLock';
import type { ProtectedCall } from '../engine/route';
import type { View } from '../engine/transaction';
import { takenUsernames } from '../store/staff.seed';
import { userCollection } from '../user/user.collection';
import { settingsOfPeople, storedOf } from './settings.collection';

type Field = keyof typeof UpdateSettingsBody.entries.settings.entries;

const FIELDS = (Object.keys(UpdateSettingsBody.entries.settings.entries) as Field[]).filter((field) => field !== 'updatedAt');
/** Fields whose changes are logged: neither the picture, as nobody reads its text, nor presence. */
const LOGGED_FIELDS = FIELDS.filter((field) => field !== 'avatar' && field !== 'status');

/** Returns a person's settings in the served form. */
export function servedSettings(view: Pick<View, 'get'>, user: User): Settings {
  const { name, email, status, avatar } = view.get(userCollection, user.id) ?? user;
  const { id: _id, ...own } = storedOf(view, user.id);
  return { ...own, name, email, status, avatar };
}

/**
 * Changes the settings, and the user record with them.
 * @throws Refusal 409 when they have changed since, 400 for another person's user name
 */
export async function changeSettings(call: ProtectedCall): Promise<Settings> {
  const { settings: patch } = await call.body(UpdateSettingsBody);
  const { context, user } = call;
  return context.store.write([settingsOfPeople, userCollection, activityCollection], (transaction) => {
    const person = transaction.get(userCollection, user.id);
    if (!person) throw unauthorized();
    const before = servedSettings(transaction, person);
    refuseStale(patch.updatedAt, before);
    if (patch.username !== undefined && takenUsernames.has(patch.username)) {
      throw badRequest({ path: 'settings.username', message: 'is taken' });
    }
    const after = { ...mergeKnown(before, patch, FIELDS), updatedAt: later(before.updatedAt, context.now()) };
    const { name, email, status, avatar, ...own } = after;
    const names = patch.name === undefined ? {} : namesOf(name);
    transaction.put(userCollection, { ...person, ...names, name, email, status, avatar });
    transaction.put(settingsOfPeople, { ...own, id: user.id });
    logActivity(transaction, call, {
      event: 'settings.changed',
      name: '',
      link: '/pages/settings',
      of: { before, after, fields: LOGGED_FIELDS },
    });
    return after;
  });
}

/** Returns an instant of change that is later than the last one. */
export const later = (last: string, now: number): string => new Date(Math.max(now, Date.parse(last) + 1)).toISOString();

/** Splits a name: the last word is the family name; a single word is the first name. */
function namesOf(name: string): Pick<User, 'firstName' | 'lastName'> {
  const words = name.split(/\s+/);
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : '';
  return { firstName: words.slice(0, lastName ? -1 : undefined).join(' '), lastName };
}
