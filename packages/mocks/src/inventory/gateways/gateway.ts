import type { Brand, Country, Product, Style, UpstreamFailure } from '@stockroom/contract';
import { Refusal } from '../../engine/errors';
import type { ProtectedCall } from '../../engine/route';
import type { ProductIndex } from '../../storeServer/productIndex';
import type { Change, Companion, Outcome, Reason } from '../../storeServer/storeServer';

/** The call that a gateway serves: its token is forwarded, its user's stores are visible. */
export type Caller = Pick<ProtectedCall, 'context' | 'user' | 'request' | 'settings'>;

/** The products of a shop, for searching and reading. */
export interface Catalogue {
  index: ProductIndex;
  get: (id: number) => Product | undefined;
}

/** The inventory's access to the real calls: in process, or over the network. */
export interface StoreServerGateway {
  catalogue: (caller: Caller, storeId: number) => Promise<Catalogue>;
  /** Returns a product of any of the user's stores. */
  product: (caller: Caller, id: number) => Promise<Product | undefined>;
  /** Applies changes, each independently, and writes their movements and the companion. */
  apply: (caller: Caller, changes: readonly Change[], reason: Reason, companion?: Companion) => Promise<Outcome[]>;
  countries: (caller: Caller, storeId: number) => Promise<readonly Country[]>;
  brands: (caller: Caller, storeId: number) => Promise<readonly Brand[]>;
  styles: (caller: Caller, storeId: number) => Promise<readonly Style[]>;
  /** Makes the real call of a list on behalf of a call that has none of its own, which then fails with it. */
  trigger: (caller: Caller, list: 'countries' | 'styles', storeId: number) => Promise<unknown>;
}

/** Timeout of a real call, in milliseconds. */
export const TIMEOUT_MS = 5000;

/** Creates a 502 that names the real call. */
export function upstreamFailure(error: UpstreamFailure['error'], call: string, status: number): Refusal {
  return new Refusal(502, { error, call, status } satisfies UpstreamFailure);
}
