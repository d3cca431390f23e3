import { upstreamEndpoints } from '@stockroom/contract';
import { unauthorized } from '../../engine/errors';
import { cataloguesOf } from '../../storeServer/catalogues';
import { productCollection } from '../../storeServer/product.collection';
import { brands, styles } from '../../storeServer/seed/lookups.seed';
import { asServed, isOfUser, productCollections } from '../../storeServer/servedProduct';
import type { Change } from '../../storeServer/storeServer';
import { TIMEOUT_MS, upstreamFailure, type Caller, type StoreServerGateway } from './gateway';

/** The stand-in for the store server, in process: the answers of its HTTP side without the transport. */
export const localGateway: StoreServerGateway = {
  catalogue: async (caller, storeId) => {
    await call(caller, `GET ${upstreamEndpoints.products(caller.user.id)}`);
    const view = await caller.context.store.read(productCollections);
    const index = cataloguesOf(caller.context.store).of(view, storeId);
    return {
      index,
      get: (id) => {
        const product = view.get(productCollection, id);
        return product && asServed(view, product);
      },
    };
  },
  product: async (caller, id) => {
    await call(caller, `GET ${upstreamEndpoints.products(caller.user.id)}`);
    const view = await caller.context.store.read(productCollections);
    const product = view.get(productCollection, id);
    return product && isOfUser(product, caller.user) ? asServed(view, product) : undefined;
  },
  apply: async (caller, changes, reason, companion) => {
    const [first] = changes;
    if (first) await call(caller, nameOf(first));
    // Loaded with the first change.
    const { applyChanges } = await import('../../storeServer/storeServer');
    return applyChanges(caller, changes, reason, companion);
  },
  countries: async (caller, storeId) => {
    const { countries } = await import('../../storeServer/seed/countries.seed');
    return lookup(caller, upstreamEndpoints.countries(storeId), countries);
  },
  brands: (caller, storeId) => lookup(caller, upstreamEndpoints.brands(storeId), brands),
  styles: (caller, storeId) => lookup(caller, upstreamEndpoints.styles(storeId), styles),
  trigger: (caller, list, storeId) => call(caller, `GET ${upstreamEndpoints[list](storeId)}`),
};

async function lookup<T>(caller: Caller, path: string, list: readonly T[]): Promise<readonly T[]> {
  await call(caller, `GET ${path}`);
  return list;
}

/** Fails as the network would, if the scenario makes the store server fail. */
async function call({ context, request, settings }: Caller, name: string): Promise<void> {
  switch (settings.storeServer) {
    case 'working':
      return;
    case 'failing':
      throw upstreamFailure('UPSTREAM FAILED', name, 500);
    case 'wrong-shape':
      throw upstreamFailure('UPSTREAM SHAPE', name, 200);
    case 'unauthorized':
      throw unauthorized();
    case 'hanging':
      await context.wait(TIMEOUT_MS, request.signal);
      throw upstreamFailure('UPSTREAM UNREACHABLE', name, 0);
  }
}

function nameOf(change: Change): string {
  switch (change.kind) {
    case 'add':
      return `POST ${upstreamEndpoints.add}`;
    case 'update':
      return `POST ${upstreamEndpoints.update}`;
    case 'delete':
      return `DELETE ${upstreamEndpoints.delete(change.id)}`;
  }
}
