import { UpdateUserBody, User, userEndpoints } from '@stockroom/contract';
import { badRequest, unauthorized } from '../engine/errors';
import { mergeKnown } from '../engine/merge';
import { route, type Route } from '../engine/route';
import { withRole } from '../store/roleOf';
import { staffCollection } from '../store/staff.collection';
import { userCollection } from './user.collection';

/** What a person may change of themselves; which stores they belong to is the store server's word. */
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
    route('GET', userEndpoints.user, User, async ({ user }) => user),
    route('PATCH', userEndpoints.user, User, async ({ user, context, body }) => {
      const { user: patch } = await body(UpdateUserBody);
      return context.store.write([userCollection, staffCollection], (transaction) => {
        const current = transaction.get(userCollection, user.id);
        if (!current) throw unauthorized();
        const merged = mergeKnown(current, patch, OWN_FIELDS);
        if (merged.homeStoreId !== 0 && !merged.storeAssociates.some(({ store }) => store.storeId === merged.homeStoreId)) {
          throw badRequest({ path: 'user.homeStoreId', message: 'is not a store of this person' });
        }
        transaction.put(userCollection, merged);
        return withRole(transaction, merged);
      });
    }),
  ];
}
