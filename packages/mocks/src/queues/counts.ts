import {
  type Count,
  type CountScope,
  CreateCountBody,
  currentStore,
  UpdateCountBody,
  type CountWithLines,
  type CountLineChange,
} from '@stockroom/contract';
import { badRequest, conflict, notFound } from '../engine/errors';
import type { ProtectedCall } from '../engine/route';
import type { Transaction, View } from '../engine/transaction';
import { filterProductIds } from '../inventory/filteredProducts';
import type { Catalogue } from '../inventory/gateways/gateway';
import { gatewayOf } from '../inventory/gateways/gatewayOf';
import { categoryCollection } from '../inventory/lookups/category.collection';
import { storeOf } from '../inventory/productWrites';
import { countCollection, countLineCollection, lineId, type StoredCount, type StoredLine } from './count.collection';
import { lineOf, linesOf, productsOf, served, storedLineOf, storedLinesOf } from './countLines';

export const countCollections = [countCollection, countLineCollection, categoryCollection];

/** Remembered keys of the scans of one line: a scan is repeated at once, if at all. */
const KNOWN_ACTS = 50;

/** Lists every count of the shop that was not dropped, newest first. */
export async function listCounts(call: ProtectedCall): Promise<Count[]> {
  const view = await call.context.store.read(countCollections);
  const storeId = currentStore(call.user)?.storeId ?? 0;
  const catalogue = await gatewayOf(call.context).catalogue(call, storeId);
  const counts = [...view.values(countCollection)].filter((count) => count.storeId === storeId && count.state !== 'dropped');
  const summaries = counts.map((count) => summaryOf(call, count, catalogue, view));
  return (await Promise.all(summaries)).toSorted((a, b) => b.number - a.number);
}

/** Returns a count with all its lines. */
export async function readCount(call: ProtectedCall): Promise<CountWithLines> {
  const view = await call.context.store.read(countCollections);
  const count = countOf(view, call, call.url.searchParams.get('id') ?? '');
  const catalogue = await gatewayOf(call.context).catalogue(call, count.storeId);
  const lines = await linesOf(call, count, catalogue, view);
  return { count: await summaryOf(call, count, catalogue, view), lines };
}

/** Creates a count; a repeated request with its id returns the same one. */
export async function createCount(call: ProtectedCall): Promise<Count> {
  const { id, scope, blind } = await call.body(CreateCountBody);
  const storeId = storeOf(call.user);
  const found = scope.kind === 'filter' ? await foundBy(call, storeId, scope) : undefined;
  const stored = await call.context.store.write(countCollections, (transaction) => {
    const known = transaction.get(countCollection, id);
    if (known) return known;
    if (scope.kind === 'category' && !transaction.get(categoryCollection, scope.category)) {
      throw badRequest({ path: 'scope.category', message: 'is not a category' });
    }
    const number = Math.max(0, ...[...transaction.values(countCollection)].map((count) => count.number)) + 1;
    const startedAt = new Date(call.context.now()).toISOString();
    const givenFields = { id, number, storeId, scope, ...(found && { found }), blind, userName: call.user.name, startedAt };
    const rest = { state: 'open', finishedAt: null, finishedBy: null, products: 0, movements: [], revision: 0 } as const;
    const count: StoredCount = { ...givenFields, ...rest };
    transaction.put(countCollection, count);
    return count;
  });
  const view = await call.context.store.read(countCollections);
  return summaryOf(call, stored, await gatewayOf(call.context).catalogue(call, stored.storeId), view);
}

/** Finds the products that a filter of the list currently matches. */
async function foundBy(
  call: ProtectedCall,
  storeId: number,
  { filters, search }: Extract<CountScope, { kind: 'filter' }>,
): Promise<number[]> {
  if (filters === '' && search === '') throw badRequest({ path: 'scope.filters', message: 'filters nothing' });
  const catalogue = await gatewayOf(call.context).catalogue(call, storeId);
  const { ids } = await catalogue.index.find(
    { search, sort: 'name', order: 'asc', language: call.language },
    0,
    Number.MAX_SAFE_INTEGER,
  );
  return filterProductIds(call, catalogue, ids, new URLSearchParams(filters));
}

/** Changes lines of a count in progress, or its state. */
export async function updateCount(call: ProtectedCall): Promise<CountWithLines> {
  const { id, lines, state } = await call.body(UpdateCountBody);
  const catalogue = await gatewayOf(call.context).catalogue(call, storeOf(call.user));
  const changed = await call.context.store.write(countCollections, (transaction) => {
    const count = countOf(transaction, call, id);
    if (count.state === 'finished' || count.state === 'undone') throw conflict({ ...count });
    lines.forEach((change, at) => changeLine(transaction, call, { count, change, at, catalogue }));
    const next = { ...count, state: state ?? count.state, revision: count.revision + 1 };
    transaction.put(countCollection, next);
    return next;
  });
  const view = await call.context.store.read(countCollections);
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const now = call.context.now();
  return {
    count: await summaryOf(call, changed, catalogue, view),
    lines: ids
      .map((each) => lineOf(changed, storedLineOf(view, id, each), catalogue.get(each), now))
      .filter((line) => line !== null),
  };
}

interface LineToChange {
  count: StoredCount;
  change: CountLineChange;
  /** Index among the changes, for the path of an issue. */
  at: number;
  catalogue: Catalogue;
}

function changeLine(transaction: Transaction, call: ProtectedCall, { count, change, at, catalogue }: LineToChange): void {
  const { productId } = change;
  const line = storedLineOf(transaction, count.id, productId);
  if ('checked' in change) {
    if (!line) throw badRequest({ path: `lines.${at}.checked`, message: 'is not counted yet' });
    transaction.put(countLineCollection, { ...line, checked: change.checked });
    return;
  }
  if ('counted' in change && change.seen !== undefined && change.seen !== (line?.counted ?? null)) {
    throw conflict(lineOf(count, line, catalogue.get(productId), call.context.now()));
  }
  if ('counted' in change && change.counted === null) {
    transaction.delete(countLineCollection, lineId(count.id, productId));
    return;
  }
  const product = catalogue.get(productId);
  if (!product) throw badRequest({ path: `lines.${at}.productId`, message: 'is not there' });
  if ('add' in change && line?.actions.includes(change.once)) return;
  const counted = 'add' in change ? (line?.counted ?? 0) + change.add : (change.counted ?? 0);
  const next: StoredLine = {
    id: lineId(count.id, productId),
    countId: count.id,
    productId,
    name: product.name,
    sku: product.sku,
    counted,
    // Units sold during the count are not a surplus, so only a cleared line begins with the current stock.
    expected: line?.expected ?? product.stock,
    checked: false,
    at: new Date(call.context.now()).toISOString(),
    userName: call.user.name,
    actions: 'add' in change ? [...(line?.actions ?? []), change.once].slice(-KNOWN_ACTS) : (line?.actions ?? []),
  };
  transaction.put(countLineCollection, next);
}

/** Returns a count of the user's shop. Throws a 404. */
export function countOf(view: View, { user }: ProtectedCall, id: string): StoredCount {
  const count = view.get(countCollection, id);
  if (!count || count.storeId !== currentStore(user)?.storeId) throw notFound();
  return count;
}

/** Builds the summary of a count, without its lines. */
export async function summaryOf(call: ProtectedCall, count: StoredCount, catalogue: Catalogue, view: View): Promise<Count> {
  const stored = storedLinesOf(view, count.id).map(({ productId }) => productId);
  const isOver = count.state === 'finished' || count.state === 'undone';
  const products = isOver ? count.products : new Set([...(await productsOf(count, catalogue, view)), ...stored]).size;
  return served(count, products, stored.length, call.context.now());
}
