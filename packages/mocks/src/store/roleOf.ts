import { currentStore, type TeamRole, type User } from '@stockroom/contract';
import type { MockContext } from '../engine/context';
import type { View } from '../engine/transaction';
import { staffCollection } from './staff.collection';

export { staffCollection };

/**
 * Returns a user's role in their store. A person removed from the team can only read; a person in no team can write their own
 * data.
 */
export function roleOf(view: Pick<View, 'values'>, user: User): TeamRole {
  const storeId = currentStore(user)?.storeId;
  const own = [...view.values(staffCollection)].find((record) => record.userId === user.id && record.storeId === storeId);
  if (!own) return 'write';
  return own.isOut ? 'read' : own.role;
}

/** Adds the role to a served user, unless they run the store. */
export async function withRole({ store }: MockContext, user: User): Promise<User> {
  const role = roleOf(await store.read([staffCollection]), user);
  return role === 'admin' ? user : { ...user, role };
}
