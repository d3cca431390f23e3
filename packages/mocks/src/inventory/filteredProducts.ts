import { currentStore, filterPredicates, type Product, readProductFilters, type StoreFacts } from '@stockroom/contract';
import { runPaced } from '../engine/answering/runPaced';
import { badRequest } from '../engine/errors';
import type { ProtectedCall } from '../engine/route';
import type { Catalogue } from './gateways/gateway';
import { storeFacts } from './productFacts';

/**
 * Returns the filters of a request, normalised as in the contract. Unknown parameters are ignored.
 * @throws Refusal 400 for a value that can't be
 */
export function filtersOf(asked: URLSearchParams): string {
  const { filters, invalid } = readProductFilters(asked);
  if (invalid.length > 0) throw badRequest(...invalid.map((path) => ({ path, message: 'is not a value of this filter' })));
  return filters;
}

/**
 * Returns the ids, in the given order, of those products of the user's shop that match filters.
 * @param asked the filters; those of the request, if not told
 */
export async function filterProductIds(
  call: ProtectedCall,
  catalogue: Catalogue,
  ids: readonly number[],
  asked: URLSearchParams = call.url.searchParams,
): Promise<number[]> {
  const filters = filtersOf(asked);
  const facts = await factsFor(filters, call, catalogue);
  return runPaced(matchingIds(ids, catalogue.get, filters, facts));
}

function factsFor(filters: string, call: ProtectedCall, catalogue: Catalogue): Promise<StoreFacts> {
  const asked = new URLSearchParams(filters);
  return storeFacts(call, currentStore(call.user)?.storeId ?? 0, catalogue, {
    twice: asked.has('twice'),
    unmoved: asked.has('unmovedDays'),
  });
}

function* matchingIds(
  ids: readonly number[],
  get: Catalogue['get'],
  filters: string,
  facts: StoreFacts,
): Generator<undefined, number[]> {
  const tests = [...filterPredicates(filters, facts).values()];
  const fits = (product: Product) => tests.every((test) => test(product));
  const found: number[] = [];
  for (const [place, id] of ids.entries()) {
    const product = get(id);
    if (product && fits(product)) found.push(id);
    if (place % 64 === 0) yield;
  }
  return found;
}
