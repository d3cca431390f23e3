import {
  type Brand,
  type Country,
  type Product,
  UpstreamBrands,
  UpstreamCountries,
  UpstreamDeleted,
  upstreamEndpoints,
  UpstreamProduct,
  UpstreamProducts,
  UpstreamStyles,
  type Style,
} from '@stockroom/contract';
import * as v from 'valibot';
import { Refusal, unauthorized } from '../../engine/errors';
import { TIMEOUT_MS, upstreamFailure, type Caller } from './gateway';

/** Statuses of the real server that are due to the caller, and are passed on unchanged. */
const PASSED_ON = new Set([400, 404, 409]);

/**
 * The real calls over the network. Each throws a `Refusal`: 401 unchanged, 502 that names the call for all faults of the
 * server.
 */
export interface RemoteCalls {
  products: (caller: Caller) => Promise<Product[]>;
  update: (caller: Caller, product: Product) => Promise<Product>;
  add: (caller: Caller, product: Product) => Promise<Product>;
  remove: (caller: Caller, id: number) => Promise<unknown>;
  countries: (caller: Caller, storeId: number) => Promise<Country[]>;
  brands: (caller: Caller, storeId: number) => Promise<Brand[]>;
  styles: (caller: Caller, storeId: number) => Promise<Style[]>;
}

export function createRemoteCalls(host: string): RemoteCalls {
  const callUpstream = <Schema extends v.GenericSchema>(
    caller: Caller,
    schema: Schema,
    method: string,
    path: string,
    body?: unknown,
  ) => callStoreServer(caller, host.replace(/\/+$/, ''), schema, { method, path, body });
  return {
    products: (caller) => callUpstream(caller, UpstreamProducts, 'GET', upstreamEndpoints.products(caller.user.id)),
    update: (caller, product) => callUpstream(caller, UpstreamProduct, 'POST', upstreamEndpoints.update, product),
    add: (caller, product) => callUpstream(caller, UpstreamProduct, 'POST', upstreamEndpoints.add, product),
    remove: (caller, id) => callUpstream(caller, UpstreamDeleted, 'DELETE', upstreamEndpoints.delete(id)),
    countries: (caller, storeId) => callUpstream(caller, UpstreamCountries, 'GET', upstreamEndpoints.countries(storeId)),
    brands: (caller, storeId) => callUpstream(caller, UpstreamBrands, 'GET', upstreamEndpoints.brands(storeId)),
    styles: (caller, storeId) => callUpstream(caller, UpstreamStyles, 'GET', upstreamEndpoints.styles(storeId)),
  };
}

interface UpstreamCall {
  method: string;
  path: string;
  body: unknown;
}

async function callStoreServer<Schema extends v.GenericSchema>(
  { context, request }: Caller,
  host: string,
  schema: Schema,
  { method, path, body }: UpstreamCall,
): Promise<v.InferOutput<Schema>> {
  const name = `${method} ${path}`;
  const headers = new Headers({ accept: 'application/json', authorization: request.headers.get('authorization') ?? '' });
  if (body !== undefined) headers.set('content-type', 'application/json');
  const response = await context
    .fetch(`${host}${path}`, {
      method,
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    .catch(() => {
      throw upstreamFailure('UPSTREAM UNREACHABLE', name, 0);
    });
  const answer = await bodyOf(response).catch(() => {
    throw upstreamFailure('UPSTREAM UNREACHABLE', name, response.status);
  });
  if (response.status === 401) throw unauthorized();
  if (PASSED_ON.has(response.status) && answer.isJson) throw new Refusal(response.status, answer.value);
  if (!response.ok) throw upstreamFailure('UPSTREAM FAILED', name, response.status);
  const result = v.safeParse(schema, answer.value);
  if (!result.success) throw upstreamFailure('UPSTREAM SHAPE', name, response.status);
  return result.output;
}

async function bodyOf(response: Response): Promise<{ isJson: boolean; value: unknown }> {
  const text = await response.text();
  try {
    return { isJson: true, value: JSON.parse(text) };
  } catch {
    return { isJson: false, value: undefined };
  }
}
