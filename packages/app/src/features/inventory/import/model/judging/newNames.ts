import { isLongerThan, PRODUCT_LIMITS } from '@stockroom/contract';
import { splitList } from '#shared/csv/csvCells';
import type { LookupTarget } from '../targets';

/** The choice to create an unknown name during the import. No record has this id. */
export const MAKE_NAME = -1;

/**
 * Targets that an import can create by name. Vendors, countries and styles belong to the store server, which accepts no new
 * ones.
 */
export type CreatableTarget = 'brand' | 'category';

/** A brand or category that the import creates before its first product. */
export interface NewName {
  target: CreatableTarget;
  /** The name as the file writes it; for a category, with its parents. */
  name: string;
  /** The id in the plan until the name has a real one: below {@link MAKE_NAME}. */
  placeholder: number;
}

/** Whether a brand or category of this name can be created. */
export function canMake(target: LookupTarget, name: string): target is CreatableTarget {
  if (target !== 'brand' && target !== 'category') return false;
  const names = target === 'brand' ? [name.trim()] : categoryNames(name);
  return names.length > 0 && names.every((part) => part !== '' && !isLongerThan(part, PRODUCT_LIMITS.lookupName));
}

/** A category's name with its parents, from the top. Of several categories in one cell, the first. */
export function categoryNames(cell: string): string[] {
  const [first = ''] = splitList(cell, false);
  return first
    .split('>')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
