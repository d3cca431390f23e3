import { PRODUCT_SORTS } from '@stockroom/contract';
import * as v from 'valibot';
import type { ListState } from '#features/inventory/model/list/listState';

/** Length limit of a view's name, in characters. */
export const MAX_NAME_LENGTH = 200;

/** The part of the list's state that a view stores. */
const Scope = v.object({
  search: v.string(),
  filters: v.string(),
  sort: v.picklist(PRODUCT_SORTS),
  order: v.picklist(['asc', 'desc']),
  /** As written in the address. */
  columns: v.string(),
});
export type ViewScope = v.InferOutput<typeof Scope>;

export const SavedView = v.object({ ...Scope.entries, id: v.string(), name: v.string() });
export type SavedView = v.InferOutput<typeof SavedView>;

/**
 * The list's current state, as a view would store it.
 * @param columns the visible ones, as written in the address
 */
export function scopeOf({ search, filters, sort, order }: ListState, columns: string): ViewScope {
  return { search, filters, sort, order, columns };
}

export function isSameScope(one: ViewScope, other: ViewScope): boolean {
  return (Object.keys(Scope.entries) as (keyof ViewScope)[]).every((key) => one[key] === other[key]);
}

/** Puts a name on one line and removes invisible characters. */
export const tidyName = (name: string): string => name.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/**
 * The reason why a view can't have this name.
 * @param fold removes differences of case
 * @param others taken names
 */
export function nameIssue(
  name: string,
  others: readonly string[],
  fold: (text: string) => string,
): 'empty' | 'long' | 'taken' | null {
  const tidy = tidyName(name);
  if (tidy === '') return 'empty';
  if ([...tidy].length > MAX_NAME_LENGTH) return 'long';
  return others.some((other) => fold(other) === fold(tidy)) ? 'taken' : null;
}
