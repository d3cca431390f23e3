import type { MockContext } from './engine/context';
import type { Route } from './engine/route';
import { inventoryRoutes } from './inventory/inventory.handlers';
import { storeServerRoutes } from './storeServer/storeServer.handlers';

/** Routes of the inventory and of the store server behind it, in one chunk. */
export function catalogueRoutes(context: MockContext): readonly Route[] {
  return [...inventoryRoutes(context), ...storeServerRoutes()];
}
