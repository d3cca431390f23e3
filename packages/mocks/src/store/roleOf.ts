import { currentStore, type TeamRole, type User } from '@stockroom/contract';
import type { MockContext } from '../engine/context';
import type { View } from '../engine/transaction';
import { staffCollection } from './staff.collection';

export { staffCollection };

/** The role of somebody in their store. Who was taken out of the team only looks; who is in no team works with what is theirs. */
export function roleOf(view: Pick<View, 'values'>, user: User): TeamRole {
  const storeId = currentStore(user)?.storeId;
  const own = [...view.values(staffCollection)].find((record) => record.userId === user.id && record.storeId === storeId);
  if (!own) return 'write';
  return own.isOut ? 'read' : own.role;
}

/** A person as they are served: with their role, unless they run the store. */
export async function withRole({ store }: MockContext, user: User): Promise<User> {
  const role = roleOf(await store.read([staffCollection]), user);
  return role === 'admin' ? user : { ...user, role };
}
