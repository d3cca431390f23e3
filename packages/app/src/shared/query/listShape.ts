import type { Pagination } from '@stockroom/contract';

/** Access to the records of a list within the response of its query. */
export interface ListShape<Data, Item> {
  /** Returns the response with changed records; the same response if they are the same. */
  change: (data: Data, make: (items: readonly Item[]) => readonly Item[]) => Data;
}

/** The response is the list itself. */
export function bareList<Item>(): ListShape<Item[], Item> {
  return {
    change(items, make) {
      const made = make(items);
      return isSame(items, made) ? items : [...made];
    },
  };
}

/** Response of a paginated list; a page past the last one contains no items. */
interface Page {
  pagination: Pagination | { lastPage: number };
}

/**
 * The response is a page of the list. Adding and removing items changes the counts too; rows that move up from the next
 * page come from the server.
 * @example pagedList((page: ProductPage) => page.products, (products, pagination) => ({ products, pagination }))
 */
export function pagedList<Data extends Page, Item>(
  itemsOf: (page: Data) => readonly Item[] | null,
  pageOf: (items: Item[], pagination: Pagination) => Data,
): ListShape<Data, Item> {
  return {
    change(page, make) {
      const [items, { pagination }] = [itemsOf(page), page];
      if (items === null || !('length' in pagination)) return page;
      const made = make(items);
      return isSame(items, made) ? page : pageOf([...made], recounted(pagination, items.length, made.length));
    },
  };
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, at) => item === b[at]);

function recounted(pagination: Pagination, before: number, now: number): Pagination {
  if (before === now) return pagination;
  const length = pagination.length + now - before;
  const lastPage = Math.max(1, Math.ceil(length / pagination.size));
  return { ...pagination, length, lastPage, endIndex: pagination.startIndex + now - 1 };
}
