import { currentStore, type StaffMember, type TeamPerson, type User } from '@stockroom/contract';
import { atOf, seedToday } from '../engine/seedTime';
import type { View } from '../engine/transaction';
import { settingsOfPeople, storedOf } from '../settings/settings.collection';
import { userCollection } from '../user/user.collection';
import { staffCollection } from './staff.collection';
import { STAFF_LATEST, type StaffRecord } from './staff.seed';

/** Collections needed to read a team. */
export const staffCollections = [staffCollection, userCollection, settingsOfPeople] as const;

/** Lists the team of the user's store without removed members: the user first, then the others in stored order. */
export function teamRecords(view: Pick<View, 'values'>, user: User): StaffRecord[] {
  const storeId = currentStore(user)?.storeId;
  return [...view.values(staffCollection)].filter((record) => record.storeId === storeId && !record.isOut);
}

/** Whether the user runs their store. */
export const isAdmin = (view: Pick<View, 'values'>, user: User): boolean =>
  teamRecords(view, user).some(({ userId, role }) => userId === user.id && role === 'admin');

/** Lists the people who work in the user's store, without invited ones. */
export function staffOfStore(view: Pick<View, 'get' | 'values'>, user: User): StaffMember[] {
  return teamRecords(view, user)
    .filter(({ invitedAt }) => invitedAt === undefined)
    .map((record) => asStaff(view, record));
}

/** Lists the same people and invited ones, as the settings show them. */
export function teamOf(view: Pick<View, 'get' | 'values'>, user: User, now: number): TeamPerson[] {
  return teamRecords(view, user).map((record) => ({
    ...asStaff(view, record),
    role: record.role,
    invitedAt: record.invitedAt === undefined ? null : instantOf(record.invitedAt, now),
    isSelf: record.userId === user.id,
  }));
}

function asStaff(
  view: Pick<View, 'get'>,
  { id, name, avatar, title, email, status, contactId, userId }: StaffRecord,
): StaffMember {
  const person = userId === undefined ? undefined : view.get(userCollection, userId);
  const shown = { name, avatar, title, email, status, ...(contactId !== undefined && { contactId }) };
  if (!person || userId === undefined) return { id, ...shown };
  const own = { name: person.name, avatar: person.avatar, email: person.email, status: person.status };
  return { id, ...shown, ...own, title: storedOf(view, userId).title };
}

const instantOf = (time: NonNullable<StaffRecord['invitedAt']>, now: number): string =>
  typeof time === 'string' ? time : new Date(atOf(seedToday(now, STAFF_LATEST), time)).toISOString();
