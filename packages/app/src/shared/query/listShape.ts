import type { Pagination } from '@stockroom/contract';

/** How the records of a list lie in the answer to its query. */
export interface ListShape<Data, Item> {
  /** The answer with other records; the same answer where they are the same. */
  change: (data: Data, make: (items: readonly Item[]) => readonly Item[]) => Data;
}

/** The answer is the list. */
export function bareList<Item>(): ListShape<Item[], Item> {
  return {
    change(items, make) {
      const made = make(items);
      return isSame(items, made) ? items : [...made];
    },
  };
}

/** The answer to a list that comes in pages; one past the last page holds none of it. */
interface Page {
  pagination: Pagination | { lastPage: number };
}

/**
 * The answer is a page of the list. What comes or goes changes the counts too; the rows that move up are the server's to send.
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
