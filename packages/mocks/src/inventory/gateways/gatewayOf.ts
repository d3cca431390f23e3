import type { MockContext } from '../../engine/context';
import type { StoreServerGateway } from './gateway';
import { localGateway } from './localGateway';

const made = new WeakMap<MockContext, StoreServerGateway>();

/** Returns the gateway to the real calls: at `host`, or the stand-in. All domains share it, as it caches downloads. */
export function gatewayOf(context: MockContext): StoreServerGateway {
  if (context.host === null) return localGateway;
  let gateway = made.get(context);
  if (!gateway) {
    gateway = remoteGateway(context.host, context);
    made.set(context, gateway);
  }
  return gateway;
}

/** Loads the remote gateway with its first call, as few shops have a host. */
function remoteGateway(host: string, context: MockContext): StoreServerGateway {
  let loading: Promise<StoreServerGateway> | null = null;
  const load = async () => (await import('./remoteGateway')).createRemoteGateway(host, context);
  const remote = () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  return {
    catalogue: async (...given) => (await remote()).catalogue(...given),
    product: async (...given) => (await remote()).product(...given),
    apply: async (...given) => (await remote()).apply(...given),
    countries: async (...given) => (await remote()).countries(...given),
    brands: async (...given) => (await remote()).brands(...given),
    styles: async (...given) => (await remote()).styles(...given),
    trigger: async (...given) => (await remote()).trigger(...given),
  };
}
