import type { Count, CountLine, CountScope, Product } from '@stockroom/contract';
import { runPaced } from '../engine/answering/runPaced';
import type { ProtectedCall } from '../engine/route';
import { atOf, seedToday, type SeedTime } from '../engine/seedTime';
import type { View } from '../engine/transaction';
import type { Catalogue } from '../inventory/gateways/gateway';
import { categoryCollection } from '../inventory/lookups/category.collection';
import { countLineCollection, lineId, type StoredCount, type StoredLine } from './count.collection';

/** The latest time of "today" in the seed. */
const LATEST = '09:30';

/** Converts a time of a count to the served instant. */
export function instantOf(at: string | SeedTime, now: number): string {
  return typeof at === 'string' ? at : new Date(atOf(seedToday(now, LATEST), at)).toISOString();
}

/** Lists the ids of the products that a scope currently includes, by name. */
export async function productsOf(
  { scope, found }: Pick<StoredCount, 'scope' | 'found'>,
  { index, get }: Catalogue,
  view: View,
): Promise<number[]> {
  const isIncluded = createScopeFilter(scope, found, view);
  const query = { search: '', sort: 'name', order: 'asc', language: 'en' } as const;
  const { ids } = await index.find(query, 0, Number.MAX_SAFE_INTEGER);
  function* includedIds(): Generator<undefined, number[]> {
    const those: number[] = [];
    for (const id of ids) {
      const product = get(id);
      if (product && isIncluded(product)) those.push(id);
      yield;
    }
    return those;
  }
  return runPaced(includedIds());
}

function createScopeFilter(scope: CountScope, found: readonly number[] | undefined, view: View): (product: Product) => boolean {
  switch (scope.kind) {
    case 'all':
      return () => true;
    case 'filter':
    case 'list': {
      const listed = new Set(scope.kind === 'list' ? scope.products : (found ?? []));
      return ({ id }) => listed.has(id);
    }
    case 'category': {
      const includedIds = withThoseBelow(scope.category, view);
      return ({ category }) => includedIds.has(category);
    }
  }
}

function withThoseBelow(category: number, view: View): ReadonlySet<number> {
  const includedIds = new Set([category]);
  const all = [...view.values(categoryCollection)];
  // Repeats until no category is added: a category may come before its parent.
  for (let size = 0; size !== includedIds.size;) {
    size = includedIds.size;
    for (const { id, parentId } of all) if (parentId !== null && includedIds.has(parentId)) includedIds.add(id);
  }
  return includedIds;
}

/**
 * Lists every line of a count: products in its scope and others that were counted. A finished count has only the counted ones.
 */
export async function linesOf(call: ProtectedCall, count: StoredCount, catalogue: Catalogue, view: View): Promise<CountLine[]> {
  const stored = new Map(storedLinesOf(view, count.id).map((line) => [line.productId, line]));
  const isOver = count.state === 'finished' || count.state === 'undone';
  const ids = isOver ? [] : await productsOf(count, catalogue, view);
  const others = [...stored.keys()].filter((id) => !ids.includes(id));
  const now = call.context.now();
  return [...ids, ...others].map((id) => lineOf(count, stored.get(id), catalogue.get(id), now)).filter((line) => line !== null);
}

/** Builds the served form of a line. */
export function lineOf(
  { blind, state }: StoredCount,
  line: StoredLine | undefined,
  product: Product | undefined,
  now: number,
): CountLine | null {
  if (!line && !product) return null;
  const isHidden = blind && state === 'open';
  const isOver = state === 'finished' || state === 'undone';
  return {
    productId: product?.id ?? line?.productId ?? 0,
    name: product?.name ?? line?.name ?? '',
    sku: product?.sku ?? line?.sku ?? '',
    barcode: product?.barcode ?? '',
    cost: product?.cost ?? 0,
    counted: line?.counted ?? null,
    expected: isHidden ? null : (line?.expected ?? product?.stock ?? null),
    movedSince: isHidden || isOver || !product ? null : product.stock - (line?.expected ?? product.stock),
    checked: line?.checked ?? false,
    at: line ? instantOf(line.at, now) : null,
    userName: line?.userName ?? '',
    gone: !product,
  };
}

export function storedLinesOf(view: View, countId: string): StoredLine[] {
  return [...view.values(countLineCollection)].filter((line) => line.countId === countId);
}

export function storedLineOf(view: View, countId: string, productId: number): StoredLine | undefined {
  return view.get(countLineCollection, lineId(countId, productId));
}

/** Builds the served form of a count. */
export function served(count: StoredCount, products: number, counted: number, now: number): Count {
  const { storeId: _storeId, found: _found, movements: _movements, revision: _revision, ...servedFields } = count;
  return { ...servedFields, products, counted, startedAt: instantOf(count.startedAt, now) };
}
