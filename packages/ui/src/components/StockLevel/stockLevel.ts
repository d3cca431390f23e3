export type StockLevelName = 'outOfStock' | 'low' | 'medium' | 'high';

/** The reorder point in pieces of a product that has none of its own: below it stock is low. */
const LOW_BELOW = 20;

/**
 * Returns the level of a stock: low below the reorder point (20), medium up to one and a half of it (30), high from there.
 * @param reorderPoint pieces; null or undefined for the usual 20
 */
export function stockLevel(stock: number, reorderPoint?: number | null): StockLevelName {
  const low = reorderPoint ?? LOW_BELOW;
  if (stock <= 0) return 'outOfStock';
  if (stock < low) return 'low';
  return stock < low * 1.5 ? 'medium' : 'high';
}
