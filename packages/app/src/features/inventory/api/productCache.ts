import type { Product, ProductPage } from '@stockroom/contract';
import type { QueryClient } from '@tanstack/react-query';
import { replaceInPage } from '../model/list/paging';
import { valuesOf } from '../../../shared/query/valuesOf';
import { ledgerKey } from '../../../shared/stock/stockKeys';
import { inventoryKeys } from './inventoryKeys';

/**
 * The query client's products, as writes change them. Optimistic writes are: `apply`, then `apply` of the answer or of
 * the snapshot. A write may change a list's order: pages that are not on screen are refetched when they are.
 */
export function productCache(client: QueryClient) {
  const lists = { queryKey: inventoryKeys.lists() };
  /** A product that is known here, in its newest version. */
  const find = (id: number) => client.getQueryData<Product>(inventoryKeys.product(id)) ?? inLists(client, id);
  return {
    /** Shows products as they are, or are about to be, wherever they are shown. */
    apply(products: readonly Product[]) {
      client.setQueriesData<ProductPage>(lists, (page) => page && replaceInPage(page, products));
      for (const product of products) {
        client.setQueryData<Product>(inventoryKeys.product(product.id), (known) => known && product);
      }
    },
    /**
     * Takes an optimistic write of a product back. A newer version that came meanwhile stays.
     * @param before as it was before the write
     * @param fields that the write changed
     */
    rollBack(before: Product, fields = Object.keys(before) as (keyof Product)[]) {
      const shown = find(before.id);
      if (shown?.updatedAt === before.updatedAt) this.apply([{ ...shown, ...valuesOf(before, fields) }]);
    },
    /** The newest version of a product that is known here. */
    newest(product: Product): Product {
      return find(product.id) ?? product;
    },
    find,
    /** Marks what a change of products made old. What is on screen keeps its place until it is asked for again. */
    async invalidate({ refetch = false, stockOf }: { refetch?: boolean; stockOf?: readonly number[] } = {}) {
      const refetchType = refetch ? 'active' : 'none';
      await Promise.all([
        client.invalidateQueries({ ...lists, refetchType }),
        client.invalidateQueries({ queryKey: ledgerKey }),
        ...(stockOf ?? []).map((id) => client.invalidateQueries({ queryKey: inventoryKeys.movements(id) })),
      ]);
    },
    /** Asks for everything anew that is on screen: many products changed. */
    invalidateAll: () => client.invalidateQueries({ queryKey: inventoryKeys.all }),
    /** Stops reads under way, so that an answer from before doesn't undo an optimistic write. */
    hold: () => client.cancelQueries(lists),
  };
}

function inLists(client: QueryClient, id: number): Product | undefined {
  for (const [, page] of client.getQueriesData<ProductPage>({ queryKey: inventoryKeys.lists() })) {
    const found = page?.products?.find((product) => product.id === id);
    if (found) return found;
  }
  return undefined;
}
