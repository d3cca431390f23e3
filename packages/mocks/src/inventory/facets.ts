import {
  currentStore,
  type Facet,
  type FacetName,
  filterPredicates,
  filterValuesOf,
  type Product,
  type ProductFacets,
  type StoreFacts,
} from '@stockroom/contract';
import { runPaced } from '../engine/answering/runPaced';
import type { ProtectedCall } from '../engine/route';
import { filtersOf } from './filteredProducts';
import type { Catalogue, StoreServerGateway } from './gateways/gateway';
import { categoryCollection } from './lookups/category.collection';
import { vendors } from './lookups/lookups.seed';
import { productTagCollection } from './lookups/tag.collection';
import { storeFacts } from './productFacts';

const FACETS = ['category', 'brand', 'vendor', 'country', 'style', 'tag', 'active', 'level', 'missing', 'twice'] as const;
/** Facets whose values are words instead of ids. */
const WORDS: ReadonlySet<FacetName> = new Set(['tag', 'active', 'level', 'missing', 'twice']);

/** Counts the products that each value of a filter would show, under the search and all other filters. */
export async function listFacets(call: ProtectedCall, gateway: StoreServerGateway): Promise<ProductFacets> {
  const filters = filtersOf(call.url.searchParams);
  const store = currentStore(call.user);
  if (!store) return served(new Map(), new Map());
  const catalogue = await gateway.catalogue(call, store.storeId);
  const search = call.url.searchParams.get('search') ?? '';
  const query = { search, sort: 'name', order: 'asc', language: call.language } as const;
  const unmoved = new URLSearchParams(filters).has('unmovedDays');
  const [{ ids }, facts, names] = await Promise.all([
    catalogue.index.find(query, 0, Number.MAX_SAFE_INTEGER),
    storeFacts(call, store.storeId, catalogue, { twice: true, unmoved }),
    namesOf(call, gateway, store.storeId),
  ]);
  const counts = await runPaced(count(ids, catalogue, filters, facts, names));
  return served(counts, names);
}

type Counts = Map<FacetName, Map<string, number>>;
type Names = Map<FacetName, Map<string, string>>;

function* count(
  ids: readonly number[],
  { get }: Catalogue,
  filters: string,
  facts: StoreFacts,
  names: Names,
): Generator<undefined, Counts> {
  const tests = filterPredicates(filters, facts);
  const counts: Counts = new Map(FACETS.map((name) => [name, new Map()]));
  const brands = new Map<string, string>();
  names.set('brand', brands);
  for (const [place, id] of ids.entries()) {
    if (place % 64 === 0) yield;
    const product = get(id);
    if (!product) continue;
    const failed = [...tests].filter(([, test]) => !test(product)).map(([name]) => name);
    if (failed.length > 1) continue;
    brands.set(String(product.brandId), product.brand);
    for (const name of FACETS) if (failed.every((other) => other === name)) add(counts.get(name), name, product, facts);
  }
  return counts;
}

function add(values: Map<string, number> | undefined, name: FacetName, product: Product, facts: StoreFacts): void {
  for (const value of filterValuesOf(name, product, facts) ?? []) values?.set(value, (values.get(value) ?? 0) + 1);
}

function served(counts: Counts, names: Names): ProductFacets {
  const facetsOf = (name: FacetName): Facet[] =>
    [...(counts.get(name) ?? [])].map(([id, number]) => ({
      id: WORDS.has(name) ? id : Number(id),
      name: names.get(name)?.get(id) ?? '',
      count: number,
    }));
  return Object.fromEntries(FACETS.map((name) => [name, facetsOf(name)])) as ProductFacets;
}

/**
 * Returns the names in the lists that products refer to. A list that the store server cannot provide leaves its names empty.
 */
async function namesOf(call: ProtectedCall, gateway: StoreServerGateway, storeId: number): Promise<Names> {
  const [view, countries, styles] = await Promise.all([
    call.context.store.read([categoryCollection, productTagCollection]),
    gateway.countries(call, storeId).catch(() => []),
    gateway.styles(call, storeId).catch(() => []),
  ]);
  const byId = (list: Iterable<{ id: number; name: string }>) => new Map([...list].map(({ id, name }) => [String(id), name]));
  return new Map([
    ['category', byId(view.values(categoryCollection))],
    ['vendor', byId(vendors)],
    ['country', byId(countries)],
    ['style', byId(styles)],
    ['tag', new Map([...view.values(productTagCollection)].map(({ id, title }) => [id, title]))],
  ]);
}
