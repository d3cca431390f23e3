import * as v from 'valibot';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Where a page of a list lies. `page` is 1-based; `startIndex` and `endIndex` are 0-based, both inclusive. */
export const Pagination = v.object({
  length: count,
  size: count,
  page: count,
  lastPage: count,
  startIndex: count,
  endIndex: v.pipe(v.number(), v.safeInteger(), v.minValue(-1)),
});
export type Pagination = v.InferOutput<typeof Pagination>;

/** The answer for a page past the last: no items, and only where the last page is. */
export const PastTheEnd = v.object({ lastPage: count });
export type PastTheEnd = v.InferOutput<typeof PastTheEnd>;

/** Largest page that a list request may ask for. */
export const MAX_PAGE_SIZE = 100;

/** Page sizes that every paged list offers. */
export const PAGE_SIZES = [5, 10, 25, 100] as const;

/**
 * Describes one page of a list of `length` items.
 * @returns the pagination, or `null` when `page` lies past the last page
 */
export function paginate(length: number, page: number, size: number): Pagination | null {
  const lastPage = Math.max(1, Math.ceil(length / size));
  if (page > lastPage) return null;
  const startIndex = (page - 1) * size;
  return { length, size, page, lastPage, startIndex, endIndex: Math.min(startIndex + size, length) - 1 };
}
