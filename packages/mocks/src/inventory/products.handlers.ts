import {
  currentStore,
  DEFAULT_PRODUCT_QUERY,
  paginate,
  paths,
  type Product,
  type ProductPage,
  type User,
} from '@stockroom/contract';
import * as v from 'valibot';
import { badRequest, notFound } from '../engine/errors';
import { oneOf, pageOf } from '../engine/query';
import { route, type ProtectedCall, type Route } from '../engine/route';
import { NUMBER_SORTS, TEXT_SORTS, type IndexQuery } from '../storeServer/productIndex';
import { writtenOf, type Change } from '../storeServer/storeServer';
import type { StoreServerGateway } from './gateway';
import { applyPatch, newProduct, parsePatch } from './productInput';
import { tagCollection } from './tag.collection';

/** Specified delay of the product list in milliseconds (specification 9). */
const LIST_DELAY_MS = 300;
const SORTS = [...TEXT_SORTS, ...NUMBER_SORTS];
const CORRECTION = { reason: 'correction', note: '' } as const;
const Body = v.object({ product: v.optional(v.unknown()) });
const UpdateBody = v.object({ id: v.pipe(v.number(), v.safeInteger(), v.minValue(0)), product: v.unknown() });

/** List, read, add, change and delete products, as the screens see them (contract, "Inventory"). */
export function productRoutes(gateway: StoreServerGateway): readonly Route[] {
  return [
    route('GET', paths.inventory.products, (call) => list(call, gateway), { delayMs: LIST_DELAY_MS }),
    route('GET', paths.inventory.allProducts, (call) => all(call, gateway)),
    route('GET', paths.inventory.product, async (call) => {
      const product = await gateway.product(call, idOf(call));
      if (!product) throw notFound();
      return product;
    }),
    route('POST', paths.inventory.product, async (call) => {
      const { product } = await call.body(Body);
      const patch = parsePatch(product ?? {});
      const change: Change = { kind: 'add', product: newProduct(patch, storeOf(call.user), await knownTags(call)) };
      return changeOne(call, gateway, change);
    }),
    route('PATCH', paths.inventory.product, async (call) => {
      const { id, product } = await call.body(UpdateBody);
      const patch = parsePatch(product);
      const tags = await knownTags(call);
      return changeOne(call, gateway, { kind: 'update', id, next: (current) => applyPatch(current, patch, tags) });
    }),
    route('DELETE', paths.inventory.product, async (call) => {
      await changeOne(call, gateway, { kind: 'delete', id: idOf(call) });
      return true;
    }),
  ];
}

/** Ids of the tags that exist. */
export async function knownTags({ context }: Pick<ProtectedCall, 'context'>): Promise<ReadonlySet<string>> {
  const view = await context.store.read([tagCollection]);
  return new Set([...view.keys(tagCollection)].map(String));
}

/** The store whose products the person keeps. Throws a 400 when they belong to none. */
export function storeOf(user: User): number {
  const store = currentStore(user);
  if (!store) throw badRequest({ path: 'product.storeId', message: 'this person belongs to no store' });
  return store.storeId;
}

async function list(call: ProtectedCall, gateway: StoreServerGateway): Promise<ProductPage> {
  const { page, size } = pageOf(call.url, DEFAULT_PRODUCT_QUERY);
  const { products, length } = await find(call, gateway, (page - 1) * size, page * size);
  const pagination = paginate(length, page, size);
  return pagination
    ? { products, pagination }
    : { products: null, pagination: { lastPage: Math.max(1, Math.ceil(length / size)) } };
}

async function all(call: ProtectedCall, gateway: StoreServerGateway): Promise<Product[]> {
  return (await find(call, gateway, 0, Number.MAX_SAFE_INTEGER)).products;
}

async function find(
  call: ProtectedCall,
  gateway: StoreServerGateway,
  from: number,
  to: number,
): Promise<{ products: Product[]; length: number }> {
  const query: IndexQuery = {
    search: call.url.searchParams.get('search') ?? DEFAULT_PRODUCT_QUERY.search,
    sort: oneOf(call.url, 'sort', SORTS, DEFAULT_PRODUCT_QUERY.sort),
    order: oneOf(call.url, 'order', ['asc', 'desc'], DEFAULT_PRODUCT_QUERY.order),
    language: call.language,
  };
  const store = currentStore(call.user);
  if (!store) return { products: [], length: 0 };
  const catalogue = await gateway.catalogue(call, store.storeId);
  const { ids, length } = await catalogue.index.find(query, from, to);
  return { products: ids.map((id) => catalogue.get(id)).filter((product) => product !== undefined), length };
}

async function changeOne(call: ProtectedCall, gateway: StoreServerGateway, change: Change): Promise<Product> {
  const [outcome] = await gateway.apply(call, [change], CORRECTION);
  return writtenOf(outcome).product;
}

function idOf({ url }: ProtectedCall): number {
  const text = url.searchParams.get('id') ?? '';
  if (!/^\d+$/.test(text)) throw badRequest({ path: 'id', message: 'must be a whole number' });
  return Number(text);
}
