import { NumericId, paths, Product } from '@stockroom/contract';
import * as v from 'valibot';
import { notFound } from '../engine/errors';
import { route, type Method, type ProtectedCall, type Route } from '../engine/route';
import { countries } from './countries.seed';
import { brands, styles } from './lookups.seed';
import { misbehave } from './misbehave';
import { applyChange, productsOfUser } from './storeServer';

/** Why stock changes when a real call changes it: it does not say. */
const UNSAID = { reason: 'correction', note: '' } as const;

/** The real product and utility calls, as the store server would answer them (contract, "Real calls"). */
export function storeServerRoutes(): readonly Route[] {
  return [
    real('GET', pattern(paths.real.products(':userId'), ':userId'), async ({ params, context, user }) => {
      if (params['userId'] !== user.id) throw notFound();
      return productsOfUser(context, user);
    }),
    real('POST', paths.real.update, async (call) => {
      const product = await call.body(Product);
      return (await applyChange(call, { kind: 'update', id: product.id, next: () => product }, UNSAID)).product;
    }),
    real('POST', paths.real.add, async (call) => {
      const product = await call.body(Product);
      return (await applyChange(call, { kind: 'add', product }, UNSAID)).product;
    }),
    real('DELETE', paths.real.delete(0).replace(/0$/, ':id'), async (call) => {
      const id = v.safeParse(NumericId, Number(call.params['id']));
      if (!id.success) throw notFound();
      await applyChange(call, { kind: 'delete', id: id.output }, UNSAID);
      return { deleted: true };
    }),
    real('GET', ofStore(paths.real.countries), (call) => lookup(call, countries)),
    real('GET', ofStore(paths.real.brands), (call) => lookup(call, brands)),
    real('GET', ofStore(paths.real.styles), (call) => lookup(call, styles)),
  ];
}

function real(method: Method, path: string, handler: (call: ProtectedCall) => Promise<unknown>): Route {
  return route(method, path, async (call) => ((await misbehave(call)) ? { unexpected: 'shape' } : handler(call)));
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
