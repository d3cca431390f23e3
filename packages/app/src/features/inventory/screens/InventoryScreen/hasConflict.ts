import type { Product } from '@stockroom/contract';
import { mergeDrafts } from '../../../../shared/editing/model/merge';
import { fieldsOf, type InlineChange } from '../../components/ProductTable/inlineChange';
import { toDraft } from '../../model/draft';
import { productFields } from '../../model/productFields';

/** Whether what somebody else changed of `base` is what the change in the row is about. */
export function hasConflict(base: Product, change: InlineChange, current: Product): boolean {
  const mine = { ...toDraft(base), ...fieldsOf(change, base) };
  return mergeDrafts(productFields, toDraft(base), mine, toDraft(current)).conflicts.length > 0;
}
