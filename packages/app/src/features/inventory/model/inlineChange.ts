import type { Product } from '@stockroom/contract';
import type { ReasonDraft } from '#entities/stock/model/movementReason';
import { settlePrice } from './price';

/**
 * A change that is made in the row itself. `movementReason`: what was said of it, where something was. `by`: what was added, which is added to another stock just as well. `isOverOther`: somebody else
 * changed the value while this one was typed.
 */
export type InlineChange =
  | { stock: number; by?: number; isOverOther?: boolean; movementReason?: ReasonDraft }
  | { price: number; isOverOther?: boolean }
  | { active: boolean };

/** Saves an inline change. */
export type SaveInline = (product: Product, change: InlineChange) => void;

/** The fields that a change writes: with a price also the base price that follows from it. */
export function fieldsOf(
  change: InlineChange,
  product: Product,
): Partial<Pick<Product, 'stock' | 'price' | 'basePrice' | 'active'>> {
  if ('stock' in change) return { stock: change.stock };
  return 'price' in change ? settlePrice(product, { price: change.price }) : { active: change.active };
}
