import type { Product } from '@stockroom/contract';
import { toDraft } from '#features/inventory/model/draft';
import { fieldsOf, type InlineChange } from '#features/inventory/model/inlineChange';
import { productFields } from '#features/inventory/model/productFields';
import { mergeDrafts } from '#shared/editing/model/merge';

/** Whether somebody else's changes to `base` touch the same field as the change in the row. */
export function hasConflict(base: Product, change: InlineChange, current: Product): boolean {
  const mine = { ...toDraft(base), ...fieldsOf(change, base) };
  return mergeDrafts(productFields, toDraft(base), mine, toDraft(current)).conflicts.length > 0;
}
