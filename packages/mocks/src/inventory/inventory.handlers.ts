import type { MockContext } from '../engine/context';
import type { Route } from '../engine/route';
import { gatewayOf } from './gateways/gatewayOf';
import { importRoutes } from './imports/imports.handlers';
import { lookupRoutes } from './lookups/lookups.handlers';
import { lookupWriteRoutes } from './lookups/lookupWrites.handlers';
import { tagRoutes } from './lookups/tags.handlers';
import { movementRoutes } from './movements/movements.handlers';
import { productRoutes } from './products.handlers';

/** All calls of the inventory, on top of the real calls of the store server: at `host`, or of the stand-in. */
export function inventoryRoutes(context: MockContext): readonly Route[] {
  const gateway = gatewayOf(context);
  return [
    ...productRoutes(gateway),
    ...lookupRoutes(gateway),
    ...lookupWriteRoutes(gateway),
    ...tagRoutes(),
    ...movementRoutes(gateway),
    ...importRoutes(gateway),
  ];
}
