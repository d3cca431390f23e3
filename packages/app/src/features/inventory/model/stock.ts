/** How much is left, in the house's steps (screens, 0.3). */
export type StockBand = 'outOfStock' | 'low' | 'medium' | 'high';

/** Stock at or under which a product without a reorder point of its own is low: under 20. */
export const DEFAULT_LOW = 19;
/** Units above the low mark that still count as medium: 20 to 29. */
const MEDIUM_SPAN = 10;

/**
 * The band of a stock count: none, low, medium or high.
 * @param reorderPoint the product's own low mark, at or under which it is low; `null` for the house's
 */
export function stockBand(stock: number, reorderPoint: number | null = null): StockBand {
  const low = reorderPoint ?? DEFAULT_LOW;
  if (stock <= 0) return 'outOfStock';
  if (stock <= low) return 'low';
  return stock <= low + MEDIUM_SPAN ? 'medium' : 'high';
}

/** Units that can still be promised. Negative when more is reserved than there is. */
export function available(stock: number, reserved: number): number {
  return stock - reserved;
}
