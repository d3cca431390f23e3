import { Brand, Category, Done, inventoryEndpoints } from '@stockroom/contract';
import { route, type Route } from '../../engine/route';
import type { StoreServerGateway } from '../gateways/gateway';

const names = () => import('./lookupWrites');

/**
 * Creates categories and brands for an import, and deletes them when it is undone. A name is created once, however often it is
 * sent. Their code loads with the first call.
 */
export function lookupWriteRoutes(gateway: StoreServerGateway): readonly Route[] {
  return [
    route('POST', inventoryEndpoints.category, Category, async (call) => (await names()).addCategory(call)),
    route('DELETE', inventoryEndpoints.category, Done, async (call) => (await names()).removeCategory(call)),
    route('POST', inventoryEndpoints.brand, Brand, async (call) => (await names()).addBrand(call, gateway)),
    route('DELETE', inventoryEndpoints.brand, Done, async (call) => (await names()).removeBrand(call)),
  ];
}
