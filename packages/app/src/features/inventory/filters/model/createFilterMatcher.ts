import { filterPredicates, type Product } from '@stockroom/contract';

/** Whether a product matches the filters, as far as its own fields show. */
export function createFilterMatcher(filters: string): (product: Product) => boolean {
  const asked = new URLSearchParams(filters);
  // Facts that need the whole store or the ledger stay as the server reported them.
  const facts = {
    hasSharedBarcode: () => asked.has('twice'),
    daysUnmoved: () => Number.POSITIVE_INFINITY,
  };
  const tests = [...filterPredicates(filters, facts).values()];
  return (product) => tests.every((test) => test(product));
}
