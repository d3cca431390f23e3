import type { Product, ProductPage } from '@stockroom/contract';
import type { QueryClient } from '@tanstack/react-query';
import { pagedList } from '#shared/query/listShape';
import { restoreRecords } from '#shared/query/records';
import { inventoryKeys } from './inventoryKeys';

const pageShape = pagedList<ProductPage, Product>(
  ({ products }) => products,
  (products, pagination) => ({ products, pagination }),
);

/**
 * Removes products from the pages. @returns a function that restores them in their positions, keeping later changes to the
 * pages
 */
export function removeFromLists(client: QueryClient, ids: ReadonlySet<number>): () => void {
  const lists = { queryKey: inventoryKeys.lists() };
  const before = client.getQueriesData<ProductPage>(lists);
  const without = (products: readonly Product[]) => products.filter(({ id }) => !ids.has(id));
  client.setQueriesData<ProductPage>(lists, (page) => page && pageShape.change(page, without));
  return () => {
    for (const [key, page] of before) {
      const restore = (products: readonly Product[]) => restoreRecords(products, page?.products ?? [], ids);
      client.setQueryData<ProductPage>(key, (now) => now && pageShape.change(now, restore));
    }
  };
}
