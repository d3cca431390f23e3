import type { MockContext } from '../engine/context';
import type { StoreServerGateway } from './gateway';
import { localGateway } from './localGateway';
import { createRemoteGateway } from './remoteGateway';

const made = new WeakMap<MockContext, StoreServerGateway>();

/** The way to the real calls: at `host`, or the stand-in. All domains share it, as it keeps what it has downloaded. */
export function gatewayOf(context: MockContext): StoreServerGateway {
  if (context.host === null) return localGateway;
  let gateway = made.get(context);
  if (!gateway) {
    gateway = createRemoteGateway(context.host, context);
    made.set(context, gateway);
  }
  return gateway;
}
