import type { MockContext } from '../engine/context';
import type { Route } from '../engine/route';
import { localGateway } from './localGateway';
import { lookupRoutes } from './lookups.handlers';
import { productRoutes } from './products.handlers';

/** Every call of the inventory, over the real calls of the store server. */
export function inventoryRoutes(_context: MockContext): readonly Route[] {
  const gateway = localGateway;
  return [...productRoutes(gateway), ...lookupRoutes(gateway)];
}
