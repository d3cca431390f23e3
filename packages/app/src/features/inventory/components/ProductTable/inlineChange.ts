import type { Product } from '@stockroom/contract';
import type { Why } from '../../../../shared/stock/model/why';

/**
 * A change that is made in the row itself. `why`: what was said of it, where something was. `by`: what was added, which is added to another stock just as well. `isOverOther`: somebody else
 * changed the value while this one was typed.
 */
export type InlineChange =
  | { stock: number; by?: number; isOverOther?: boolean; why?: Why }
  | { price: number; isOverOther?: boolean }
  | { active: boolean };

/** Saves a change of a row. */
export type SaveInline = (product: Product, change: InlineChange) => void;

/** The part of a change that is written. */
export function fieldsOf(change: InlineChange): { stock: number } | { price: number } | { active: boolean } {
  if ('stock' in change) return { stock: change.stock };
  return 'price' in change ? { price: change.price } : change;
}
