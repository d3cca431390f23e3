import { currentStore, paths, type User } from '@stockroom/contract';
import { route, type Route } from '../engine/route';
import type { StoreServerGateway } from './gateway';
import { categories, vendors } from './lookups.seed';

/** The lists that a product points into; brands, countries and styles are the store server's. */
export function lookupRoutes(gateway: StoreServerGateway): readonly Route[] {
  return [
    route('GET', paths.inventory.categories, async () => categories),
    route('GET', paths.inventory.vendors, async () => vendors),
    route('GET', paths.inventory.brands, (call) => gateway.brands(call, storeIdOf(call.user))),
    route('GET', paths.inventory.countries, (call) => gateway.countries(call, storeIdOf(call.user))),
    route('GET', paths.inventory.styles, (call) => gateway.styles(call, storeIdOf(call.user))),
  ];
}

function storeIdOf(user: User): number {
  return currentStore(user)?.storeId ?? 0;
}
