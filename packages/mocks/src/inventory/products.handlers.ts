import {
  currentStore,
  DEFAULT_PRODUCT_QUERY,
  Done,
  inventoryEndpoints,
  paginate,
  Product,
  ProductFacets,
  ProductPage,
  RestoreProductsAnswer,
  TrashedProduct,
  WrittenProduct,
} from '@stockroom/contract';
import * as v from 'valibot';
import { badRequest, notFound } from '../engine/errors';
import { oneOf, pageOf } from '../engine/query';
import { route, type ProtectedCall, type Route } from '../engine/route';
import { NUMBER_SORTS, TEXT_SORTS, type IndexQuery } from '../storeServer/productIndex';
import type { Catalogue, StoreServerGateway } from './gateways/gateway';

/** Specified delay of the product list in milliseconds. */
const LIST_DELAY_MS = 300;
const PLAIN = new Set(['search', 'sort', 'order', 'page', 'size', 'loose']);
const SORTS = [...TEXT_SORTS, ...NUMBER_SORTS];

/** Code of the changes, loaded on first use. */
const writes = () => import('./productWrites');
const trash = () => import('./productTrash');

/** Lists, reads, adds, changes and deletes products, in the form that the screens use. */
export function productRoutes(gateway: StoreServerGateway): readonly Route[] {
  return [
    route('GET', inventoryEndpoints.products, ProductPage, (call) => list(call, gateway), { delayMs: LIST_DELAY_MS }),
    route('GET', inventoryEndpoints.allProducts, v.array(Product), (call) => all(call, gateway)),
    route('GET', inventoryEndpoints.facets, ProductFacets, async (call) => (await import('./facets')).listFacets(call, gateway)),
    route('GET', inventoryEndpoints.product, Product, async (call) => {
      const product = await gateway.product(call, idOf(call));
      if (!product) throw notFound();
      return product;
    }),
    route('POST', inventoryEndpoints.product, WrittenProduct, async (call) => (await writes()).addProduct(call, gateway)),
    route('PATCH', inventoryEndpoints.product, WrittenProduct, async (call) => (await writes()).changeProduct(call, gateway)),
    route('DELETE', inventoryEndpoints.product, Done, async (call) =>
      (await writes()).deleteProduct(call, gateway, idOf(call), versionOf(call)),
    ),
    route('GET', inventoryEndpoints.trash, v.array(TrashedProduct), async (call) => (await trash()).listTrashedProducts(call)),
    route('DELETE', inventoryEndpoints.trash, Done, async (call) => (await trash()).emptyTrash(call)),
    route('POST', inventoryEndpoints.restore, RestoreProductsAnswer, async (call) =>
      (await trash()).restoreProducts(call, gateway),
    ),
  ];
}

async function list(call: ProtectedCall, gateway: StoreServerGateway): Promise<ProductPage> {
  const { page, size } = pageOf(call.url, DEFAULT_PRODUCT_QUERY);
  const { products, length, near } = await find(call, gateway, (page - 1) * size, page * size);
  const pagination = paginate(length, page, size);
  return pagination
    ? { products, pagination, ...(near && { near }) }
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
): Promise<{ products: Product[]; length: number; near?: boolean }> {
  const query: IndexQuery = {
    search: call.url.searchParams.get('search') ?? DEFAULT_PRODUCT_QUERY.search,
    sort: oneOf(call.url, 'sort', SORTS, DEFAULT_PRODUCT_QUERY.sort),
    order: oneOf(call.url, 'order', ['asc', 'desc'], DEFAULT_PRODUCT_QUERY.order),
    language: call.language,
  };
  const store = currentStore(call.user);
  if (!store) return { products: [], length: 0 };
  const catalogue = await gateway.catalogue(call, store.storeId);
  if (isNarrowed(call.url)) {
    const { ids } = await catalogue.index.find(query, 0, Number.MAX_SAFE_INTEGER);
    const narrowed = await (await import('./filteredProducts')).filterProductIds(call, catalogue, ids);
    return { products: productsOf(catalogue, narrowed.slice(from, to)), length: narrowed.length };
  }
  const isLoose = call.url.searchParams.get('loose') === 'true' && query.search.trim() !== '';
  const { ids, ...found } = isLoose
    ? await (await import('./looseSearch')).findInAnyField(call, catalogue, query, from, to)
    : await catalogue.index.find(query, from, to);
  return { products: productsOf(catalogue, ids), ...found };
}

function productsOf({ get }: Catalogue, ids: readonly number[]): Product[] {
  return ids.map(get).filter((product) => product !== undefined);
}

/**
 * Whether a request has parameters beyond those of every list: the code of the filters is loaded with the first such request.
 */
function isNarrowed({ searchParams }: URL): boolean {
  return [...searchParams.keys()].some((name) => !PLAIN.has(name));
}

/** Returns the version that the caller has seen, if given. */
function versionOf({ url }: ProtectedCall): string | undefined {
  return url.searchParams.get('updatedAt') ?? undefined;
}

function idOf({ url }: ProtectedCall): number {
  const text = url.searchParams.get('id') ?? '';
  if (!/^\d+$/.test(text)) throw badRequest({ path: 'id', message: 'must be a whole number' });
  return Number(text);
}
