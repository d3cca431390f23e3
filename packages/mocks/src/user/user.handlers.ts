import { UpdateUserBody, User, userEndpoints } from '@stockroom/contract';
import type { MockContext } from '../engine/context';
import { badRequest, unauthorized } from '../engine/errors';
import { mergeKnown } from '../engine/merge';
import { route, type Route } from '../engine/route';
import { userCollection } from './user.collection';

/** Fields that users may change themselves; which stores they belong to is up to the store server. */
const OWN_FIELDS = [
  'name',
  'email',
  'avatar',
  'firstName',
  'lastName',
  'status',
  'homeStoreId',
] as const satisfies readonly (keyof User)[];

export function userRoutes(): readonly Route[] {
  return [
    route('GET', userEndpoints.user, User, ({ user, context }) => served(context, user)),
    route('PATCH', userEndpoints.user, User, async ({ user, context, body }) => {
      const { user: patch } = await body(UpdateUserBody);
      const changed = await context.store.write([userCollection], (transaction) => {
        const current = transaction.get(userCollection, user.id);
        if (!current) throw unauthorized();
        const merged = mergeKnown(current, patch, OWN_FIELDS);
        if (merged.homeStoreId !== 0 && !merged.storeAssociates.some(({ store }) => store.storeId === merged.homeStoreId)) {
          throw badRequest({ path: 'user.homeStoreId', message: 'is not a store of this person' });
        }
        transaction.put(userCollection, merged);
        return merged;
      });
      return served(context, changed);
    }),
  ];
}

/** Serves the user with the role in their store. */
const served = async (context: MockContext, user: User): Promise<User> =>
  (await import('../store/roleOf')).withRole(context, user);
