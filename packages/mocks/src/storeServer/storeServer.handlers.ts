import {
  NO_VERSION,
  NumericId,
  Product,
  RealBrands,
  RealCountries,
  RealDeleted,
  realEndpoints,
  RealProduct,
  RealProducts,
  RealStyles,
} from '@stockroom/contract';
import * as v from 'valibot';
import { notFound } from '../engine/errors';
import { route, type Method, type ProtectedCall, type Route, type Served } from '../engine/route';
import { brands, styles } from './seed/lookups.seed';
import { injectFaults } from './faultInjection';

/** Its code comes with the first call: with no host named, only changes need it. */
const server = () => import('./storeServer');

/** Why stock changes when a real call changes it: it does not say. */
const NO_REASON = { reason: 'correction', note: '' } as const;

/** The real product and utility calls, as the store server would answer them. */
export function storeServerRoutes(): readonly Route[] {
  return [
    real('GET', pattern(realEndpoints.products(':userId'), ':userId'), RealProducts, async ({ params, context, user }) => {
      if (params['userId'] !== user.id) throw notFound();
      return (await server()).productsOfUser(context, user);
    }),
    real('POST', realEndpoints.update, Product, async (call) => {
      const product = await call.body(RealProduct);
      const next = (current: Product) =>
        product.updatedAt === NO_VERSION ? { ...product, updatedAt: current.updatedAt } : product;
      return (await (await server()).applyChange(call, { kind: 'update', id: product.id, next }, NO_REASON)).product;
    }),
    real('POST', realEndpoints.add, Product, async (call) => {
      const product = await call.body(RealProduct);
      return (await (await server()).applyChange(call, { kind: 'add', product }, NO_REASON)).product;
    }),
    real('DELETE', realEndpoints.delete(0).replace(/0$/, ':id'), RealDeleted, async (call) => {
      const id = v.safeParse(NumericId, Number(call.params['id']));
      if (!id.success) throw notFound();
      await (await server()).applyChange(call, { kind: 'delete', id: id.output }, NO_REASON);
      return { deleted: true as const };
    }),
    real('GET', ofStore(realEndpoints.countries), RealCountries, async (call) =>
      lookup(call, (await import('./seed/countries.seed')).countries),
    ),
    real('GET', ofStore(realEndpoints.brands), RealBrands, (call) => lookup(call, brands)),
    real('GET', ofStore(realEndpoints.styles), RealStyles, (call) => lookup(call, styles)),
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

/** The contract's path functions encode their values; a route wants the plain `:name`. */
function pattern(path: string, name: string): string {
  return path.replace(encodeURIComponent(name), name);
}

function ofStore(path: (storeId: number) => string): string {
  return path(0).replace(/0$/, ':storeId');
}
