import { isLongerThan, PRODUCT_LIMITS } from '@stockroom/contract';
import { splitList } from '../../../../../shared/csv/csvCells';
import type { LookupTarget } from '../targets';

/** Chosen for an unknown name that the import is to make. No record has this id. */
export const MAKE_NAME = -1;

/** Targets that an import can create by name. Vendors, countries and styles are the store server's, which takes no new ones. */
export type MadeTarget = 'brand' | 'category';

/** A brand or category that the import makes before its first product. */
export interface NewName {
  target: MadeTarget;
  /** As the file writes it: of a category with those above it. */
  name: string;
  /** Stands for it in the plan until it has an id: below {@link MAKE_NAME}. */
  placeholder: number;
}

/** Whether a brand or category of this name can be made. */
export function canMake(target: LookupTarget, name: string): target is MadeTarget {
  if (target !== 'brand' && target !== 'category') return false;
  const names = target === 'brand' ? [name.trim()] : categoryNames(name);
  return names.length > 0 && names.every((part) => part !== '' && !isLongerThan(part, PRODUCT_LIMITS.lookupName));
}

/** A category's name with those above it, from the top. Of several categories in one cell it is the first. */
export function categoryNames(cell: string): string[] {
  const [first = ''] = splitList(cell, false);
  return first
    .split('>')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
