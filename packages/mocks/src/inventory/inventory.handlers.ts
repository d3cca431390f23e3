import type { MockContext } from '../engine/context';
import type { Route } from '../engine/route';
import { gatewayOf } from './gateways/gatewayOf';
import { importRoutes } from './imports/imports.handlers';
import { lookupRoutes } from './lookups/lookups.handlers';
import { movementRoutes } from './movements/movements.handlers';
import { lookupWriteRoutes } from './lookups/lookupWrites.handlers';
import { productRoutes } from './products.handlers';
import { tagRoutes } from './lookups/tags.handlers';

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
