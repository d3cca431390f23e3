export type StockLevelName = 'outOfStock' | 'low' | 'medium' | 'high';

/** Under this a product is low, when it has no reorder point of its own. */
const LOW_BELOW = 20;

/**
 * How full a stock is: under the reorder point (20) low, up to one and a half of it (30) medium, from there high.
 * @param reorderPoint pieces; null or undefined for the usual 20
 */
export function stockLevel(stock: number, reorderPoint?: number | null): StockLevelName {
  const low = reorderPoint ?? LOW_BELOW;
  if (stock <= 0) return 'outOfStock';
  if (stock < low) return 'low';
  return stock < low * 1.5 ? 'medium' : 'high';
}
