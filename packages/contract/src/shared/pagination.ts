import * as v from 'valibot';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Position of a page in a list. `page` is 1-based; `startIndex` and `endIndex` are 0-based, both inclusive. */
export const Pagination = v.object({
  length: count,
  size: count,
  page: count,
  lastPage: count,
  startIndex: count,
  endIndex: v.pipe(v.number(), v.safeInteger(), v.minValue(-1)),
});
export type Pagination = v.InferOutput<typeof Pagination>;

/** The answer for a page past the last one: no items, only the number of the last page. */
export const PastTheEnd = v.object({ lastPage: count });
export type PastTheEnd = v.InferOutput<typeof PastTheEnd>;

/** Maximum page size of a list request. */
export const MAX_PAGE_SIZE = 100;

/** Page sizes offered by every paged list. */
export const PAGE_SIZES = [5, 10, 25, 100] as const;

/**
 * Describes a page of a list of `length` items.
 * @returns the pagination, or `null` when `page` lies past the last page
 */
export function paginate(length: number, page: number, size: number): Pagination | null {
  const lastPage = Math.max(1, Math.ceil(length / size));
  if (page > lastPage) return null;
  const startIndex = (page - 1) * size;
  return { length, size, page, lastPage, startIndex, endIndex: Math.min(startIndex + size, length) - 1 };
}
