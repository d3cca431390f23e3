import type { Product, ProductPage } from '@stockroom/contract';
import type { QueryClient } from '@tanstack/react-query';
import { ledgerKey } from '#entities/stock/stockKeys';
import { valuesOf } from '#shared/query/valuesOf';
import { replaceInPage } from '../model/list/paging';
import { inventoryKeys } from './inventoryKeys';

/**
 * The products in the query cache, as changed by writes. An optimistic write calls `apply`, then `apply` with the response or
 * the snapshot. A write may change a list's order: pages that are not on screen are refetched when shown.
 */
export function productCache(client: QueryClient) {
  const lists = { queryKey: inventoryKeys.lists() };
  /** The newest cached version of a product. */
  const find = (id: number) => client.getQueryData<Product>(inventoryKeys.product(id)) ?? inLists(client, id);
  return {
    /** Shows products in their current or expected state, everywhere. */
    apply(products: readonly Product[]) {
      client.setQueriesData<ProductPage>(lists, (page) => page && replaceInPage(page, products));
      for (const product of products) {
        client.setQueryData<Product>(inventoryKeys.product(product.id), (known) => known && product);
      }
    },
    /**
     * Rolls back an optimistic write of a product. A newer version that arrived meanwhile stays.
     * @param before the product before the write
     * @param fields fields that the write changed
     */
    rollBack(before: Product, fields = Object.keys(before) as (keyof Product)[]) {
      const shown = find(before.id);
      if (shown?.updatedAt === before.updatedAt) this.apply([{ ...shown, ...valuesOf(before, fields) }]);
    },
    /** The newest cached version of a product. */
    newest(product: Product): Product {
      return find(product.id) ?? product;
    },
    find,
    /** Marks queries affected by a change of products as stale. Content on screen stays until it is refetched. */
    async invalidate({ refetch = false, stockOf }: { refetch?: boolean; stockOf?: readonly number[] } = {}) {
      const refetchType = refetch ? 'active' : 'none';
      await Promise.all([
        client.invalidateQueries({ ...lists, refetchType }),
        client.invalidateQueries({ queryKey: ledgerKey }),
        ...(stockOf ?? []).map((id) => client.invalidateQueries({ queryKey: inventoryKeys.movements(id) })),
      ]);
    },
    /** Refetches everything on screen, after a change of many products. */
    invalidateAll: () => client.invalidateQueries({ queryKey: inventoryKeys.all }),
    /** Cancels pending reads, so that an older response does not undo an optimistic write. */
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
