import {
  NO_VERSION,
  NumericId,
  Product,
  UpstreamBrands,
  UpstreamCountries,
  UpstreamDeleted,
  upstreamEndpoints,
  UpstreamProduct,
  UpstreamProducts,
  UpstreamStyles,
} from '@stockroom/contract';
import * as v from 'valibot';
import { notFound, Refusal, unauthorized } from '../engine/errors';
import { type Method, type ProtectedCall, route, type Route, type Served } from '../engine/route';
import { brands, styles } from './seed/lookups.seed';

/** Its code loads with the first call: with no host named, only changes need it. */
const server = () => import('./storeServer');

/** Reason of a change of stock by a real call, which gives none. */
const NO_REASON = { reason: 'correction', note: '' } as const;

/** Real product and utility calls, as the store server would answer them. */
export function storeServerRoutes(): readonly Route[] {
  return [
    real(
      'GET',
      pattern(upstreamEndpoints.products(':userId'), ':userId'),
      UpstreamProducts,
      async ({ params, context, user }) => {
        if (params['userId'] !== user.id) throw notFound();
        return (await server()).productsOfUser(context, user);
      },
    ),
    real('POST', upstreamEndpoints.update, Product, async (call) => {
      const product = await call.body(UpstreamProduct);
      const next = (current: Product) =>
        product.updatedAt === NO_VERSION ? { ...product, updatedAt: current.updatedAt } : product;
      return (await (await server()).applyChange(call, { kind: 'update', id: product.id, next }, NO_REASON)).product;
    }),
    real('POST', upstreamEndpoints.add, Product, async (call) => {
      const product = await call.body(UpstreamProduct);
      return (await (await server()).applyChange(call, { kind: 'add', product }, NO_REASON)).product;
    }),
    real('DELETE', upstreamEndpoints.delete(0).replace(/0$/, ':id'), UpstreamDeleted, async (call) => {
      const id = v.safeParse(NumericId, Number(call.params['id']));
      if (!id.success) throw notFound();
      await (await server()).applyChange(call, { kind: 'delete', id: id.output }, NO_REASON);
      return { deleted: true as const };
    }),
    real('GET', ofStore(upstreamEndpoints.countries), UpstreamCountries, async (call) =>
      lookup(call, (await import('./seed/countries.seed')).countries),
    ),
    real('GET', ofStore(upstreamEndpoints.brands), UpstreamBrands, (call) => lookup(call, brands)),
    real('GET', ofStore(upstreamEndpoints.styles), UpstreamStyles, (call) => lookup(call, styles)),
  ];
}

function real<Answer extends v.GenericSchema>(
  method: Method,
  path: string,
  answers: Answer,
  handler: (call: ProtectedCall) => Promise<Served<Answer>>,
): Route {
  return route(method, path, answers, async (call) => {
    await injectFaults(call);
    return handler(call);
  });
}

async function lookup<T>({ params, user }: ProtectedCall, list: readonly T[]): Promise<readonly T[]> {
  const isOwn = user.storeAssociates.some(({ store }) => String(store.storeId) === params['storeId']);
  if (!isOwn) throw notFound();
  return list;
}

/** Builds a route's path: the contract's path functions encode their values, but a route needs the plain `:name`. */
function pattern(path: string, name: string): string {
  return path.replace(encodeURIComponent(name), name);
}

function ofStore(path: (storeId: number) => string): string {
  return path(0).replace(/0$/, ':storeId');
}

/** How long a real call that hangs keeps its caller waiting: longer than the caller's timeout of 5 seconds. */
const HANG_MS = 30_000;

/**
 * Applies the fault of the scenario to a real call: fail, hang, refuse the token, or answer in another shape.
 * @throws Refusal with that answer
 */
async function injectFaults({
  context,
  request,
  settings,
}: Pick<ProtectedCall, 'context' | 'request' | 'settings'>): Promise<void> {
  switch (settings.storeServer) {
    case 'working':
      return;
    case 'wrong-shape':
      throw new Refusal(200, { unexpected: 'shape' });
    case 'failing':
      throw new Refusal(500, { error: 'STORE SERVER FAILED' });
    case 'unauthorized':
      throw unauthorized();
    case 'hanging':
      await context.wait(HANG_MS, request.signal);
      throw new Refusal(504, { error: 'STORE SERVER DID NOT ANSWER' });
  }
}
