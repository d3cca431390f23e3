import type { FileItem } from '@stockroom/contract';
import type { FileSort } from './fileAddress';

/** Compares names with numbers naturally: "Invoice 9" before "Invoice 10", in the order of the language. */
export function naturalCollator(locale: string): (a: string, b: string) => number {
  return new Intl.Collator(locale, { numeric: true, sensitivity: 'accent' }).compare;
}

/** Sorts by a column; equal values are ordered by name, then by id, so that the order is stable. */
export function orderFiles(
  items: readonly FileItem[],
  sort: FileSort,
  order: 'asc' | 'desc',
  compare: (a: string, b: string) => number,
): FileItem[] {
  const by: Record<FileSort, (a: FileItem, b: FileItem) => number> = {
    name: (a, b) => compare(a.name, b.name),
    modified: (a, b) => Date.parse(a.modifiedAt) - Date.parse(b.modifiedAt),
    size: (a, b) => a.size - b.size,
    type: (a, b) => compare(a.type, b.type),
  };
  const sign = order === 'asc' ? 1 : -1;
  return items.toSorted((a, b) => sign * by[sort](a, b) || compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
}
