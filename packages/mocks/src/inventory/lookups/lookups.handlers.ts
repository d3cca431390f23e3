import { Brand, Category, Country, currentStore, inventoryEndpoints, Style, type User, Vendor } from '@stockroom/contract';
import * as v from 'valibot';
import { type ProtectedCall, route, type Route } from '../../engine/route';
import { brandCollection } from '../../storeServer/brand.collection';
import type { StoreServerGateway } from '../gateways/gateway';
import { categoryCollection } from './category.collection';
import { vendors } from './lookups.seed';

/**
 * Lists that a product refers to. Brands, countries and styles come from the store server; categories and vendors are the
 * shop's own, but each of them makes a real call all the same.
 */
export function lookupRoutes(gateway: StoreServerGateway): readonly Route[] {
  return [
    route('GET', inventoryEndpoints.categories, v.array(Category), async (call) => {
      await gateway.trigger(call, 'countries', storeIdOf(call.user));
      return [...(await call.context.store.read([categoryCollection])).values(categoryCollection)];
    }),
    route('GET', inventoryEndpoints.vendors, v.array(Vendor), async (call) => {
      await gateway.trigger(call, 'styles', storeIdOf(call.user));
      return vendors;
    }),
    route('GET', inventoryEndpoints.brands, v.array(Brand), (call) => allBrands(gateway, call)),
    route('GET', inventoryEndpoints.countries, v.array(Country), (call) => gateway.countries(call, storeIdOf(call.user))),
    route('GET', inventoryEndpoints.styles, v.array(Style), (call) => gateway.styles(call, storeIdOf(call.user))),
  ];
}

/** Returns the store server's brands and those the shop made itself. */
export async function allBrands(gateway: StoreServerGateway, call: ProtectedCall): Promise<readonly Brand[]> {
  const [served, view] = await Promise.all([
    gateway.brands(call, storeIdOf(call.user)),
    call.context.store.read([brandCollection]),
  ]);
  return [...served, ...view.values(brandCollection)];
}

function storeIdOf(user: User): number {
  return currentStore(user)?.storeId ?? 0;
}
