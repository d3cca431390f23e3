import type { MockContext } from '../engine/context';
import type { Route } from '../engine/route';
import { importRoutes } from './imports.handlers';
import { localGateway } from './localGateway';
import { lookupRoutes } from './lookups.handlers';
import { movementRoutes } from './movements.handlers';
import { productRoutes } from './products.handlers';
import { createRemoteGateway } from './remoteGateway';
import { tagRoutes } from './tags.handlers';

/** Every call of the inventory, over the real calls of the store server: at `host`, or of the stand-in. */
export function inventoryRoutes(context: MockContext): readonly Route[] {
  const gateway = context.host === null ? localGateway : createRemoteGateway(context.host, context);
  return [
    ...productRoutes(gateway),
    ...lookupRoutes(gateway),
    ...tagRoutes(),
    ...movementRoutes(gateway),
    ...importRoutes(gateway),
  ];
}
