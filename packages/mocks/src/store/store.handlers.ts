import {
  currentStore,
  StaffMember,
  type Store,
  StoreDetails,
  storeEndpoints,
  StoreHealth,
  UpdateStoreDetailsBody,
} from '@stockroom/contract';
import * as v from 'valibot';
import type { MockContext } from '../engine/context';
import { notFound } from '../engine/errors';
import { mergeKnown } from '../engine/merge';
import { refuseStale } from '../engine/optimisticLock';
import { type ProtectedCall, route, type Route } from '../engine/route';
import type { View } from '../engine/transaction';
import { gatewayOf } from '../inventory/gateways/gatewayOf';
import { staffCollections, staffOfStore } from './staffOfStore';
import { CLOSED } from './store.seed';
import { storeDetailsCollection } from './storeDetails.collection';

/** Routes of the caller's store: its card, its people, its health. A user without a store gets a 404. */
export function storeRoutes(context: MockContext): readonly Route[] {
  const gateway = gatewayOf(context);
  return [
    route('GET', storeEndpoints.card, StoreDetails, async (call) =>
      storeDetailsOf(await call.context.store.read([storeDetailsCollection]), storeOf(call)),
    ),
    route('PATCH', storeEndpoints.card, StoreDetails, (call) => changeStoreDetails(call, storeOf(call)), { needs: 'admin' }),
    route('GET', storeEndpoints.staff, v.array(StaffMember), async (call) => {
      storeOf(call);
      return staffOfStore(await call.context.store.read(staffCollections), call.user);
    }),
    route('GET', storeEndpoints.health, StoreHealth, async (call) => {
      const { healthOf } = await import('./health');
      return healthOf(call, gateway, storeOf(call).storeId);
    }),
  ];
}

function storeOf({ user }: ProtectedCall): Store {
  const store = currentStore(user);
  if (!store) throw notFound();
  return store;
}

const FIELDS = Object.keys(UpdateStoreDetailsBody.entries.card.entries).filter((field) => field !== 'updatedAt');

/** Returns a store's card. A store without a card has no opening hours. */
function storeDetailsOf(view: Pick<View, 'get'>, store: Store): StoreDetails {
  const stored = view.get(storeDetailsCollection, store.storeId);
  if (!stored) return { ...store, ...CLOSED, updatedAt: new Date(0).toISOString() };
  const { id: _id, ...card } = stored;
  return { ...card, ...store, phoneNumber: card.phoneNumber };
}

/**
 * Changes the fields of its card that a shop may write.
 * @throws Refusal 409 when the card has changed since
 */
async function changeStoreDetails({ context, body }: ProtectedCall, store: Store): Promise<StoreDetails> {
  const { card: patch } = await body(UpdateStoreDetailsBody);
  return context.store.write([storeDetailsCollection], (transaction) => {
    const current = storeDetailsOf(transaction, store);
    refuseStale(patch.updatedAt, current);
    const updatedAt = new Date(Math.max(context.now(), Date.parse(current.updatedAt) + 1)).toISOString();
    const next = { ...mergeKnown(current, patch, FIELDS), updatedAt };
    transaction.put(storeDetailsCollection, { ...next, id: store.storeId });
    return next;
  });
}
