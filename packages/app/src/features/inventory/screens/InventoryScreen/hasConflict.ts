import type { Product } from '@stockroom/contract';
import { mergeDrafts } from '../../../../shared/editing/model/merge';
import { fieldsOf, type InlineChange } from '../../components/ProductTable/inlineChange';
import { toDraft } from '../../model/draft';
import { productFields } from '../../model/productFields';

/** Whether somebody else's changes to `base` touch the same field as the change in the row. */
export function hasConflict(base: Product, change: InlineChange, current: Product): boolean {
  const mine = { ...toDraft(base), ...fieldsOf(change, base) };
  return mergeDrafts(productFields, toDraft(base), mine, toDraft(current)).conflicts.length > 0;
}
