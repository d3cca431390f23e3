import { currentStore, StaffMember, type Store, StoreDetails, storeEndpoints, StoreHealth } from '@stockroom/contract';
import * as v from 'valibot';
import type { MockContext } from '../engine/context';
import { notFound } from '../engine/errors';
import { route, type ProtectedCall, type Route } from '../engine/route';
import { gatewayOf } from '../inventory/gateways/gatewayOf';
import { staffCollections, staffOfStore } from './staffOfStore';
import { storeDetailsCollection } from './storeDetails.collection';
import { storeDetailsOf, changeStoreDetails } from './storeDetails';

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
