import { FollowBody, FollowPerson, profileEndpoints } from '@stockroom/contract';
import * as v from 'valibot';
import { notFound } from '../engine/errors';
import { route, type ProtectedCall, type Route } from '../engine/route';
import type { View } from '../engine/transaction';
import { staffCollections, staffOfStore } from '../store/staffOfStore';
import { followCollection, followId, FOLLOWERS } from './follows.collection';

const People = v.array(FollowPerson);
const collections = [followCollection, ...staffCollections] as const;

/** Routes of follows among the store's people. */
export function followRoutes(): readonly Route[] {
  return [
    route('GET', profileEndpoints.followers, People, async (call) => peopleOf(await call.context.store.read(collections), call)),
    route('POST', profileEndpoints.followers, People, async (call) => {
      const { id, isFollowed } = await call.body(FollowBody);
      return call.context.store.write(collections, (transaction) => {
        if (!peopleOf(transaction, call).some((person) => person.id === id)) throw notFound();
        transaction.put(followCollection, { id: followId(call.user.id, id), isFollowed });
        return peopleOf(transaction, call);
      });
    }),
  ];
}

function peopleOf(view: Pick<View, 'get' | 'values'>, { user }: ProtectedCall): FollowPerson[] {
  return staffOfStore(view, user)
    .filter(({ email }) => email !== user.email)
    .map(({ id, name, email, avatar, title, status }) => ({
      id,
      name: name || email,
      avatar,
      title,
      status,
      isFollower: FOLLOWERS.has(id),
      isFollowed: view.get(followCollection, followId(user.id, id))?.isFollowed ?? false,
    }));
}
