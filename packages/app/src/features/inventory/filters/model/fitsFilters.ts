import { filterPredicates, type Product } from '@stockroom/contract';

/** Whether the list would still show a product, as far as the product itself tells. */
export function fitsFilters(filters: string): (product: Product) => boolean {
  const asked = new URLSearchParams(filters);
  // Facts that only the whole store or the ledger knows stay as the server said.
  const facts = {
    isTwice: () => asked.has('twice'),
    daysUnmoved: () => Number.POSITIVE_INFINITY,
  };
  const tests = [...filterPredicates(filters, facts).values()];
  return (product) => tests.every((test) => test(product));
}
