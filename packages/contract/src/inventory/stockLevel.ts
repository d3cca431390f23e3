import type { Product } from './product';

/** Levels of stock, from none to plenty. */
export const STOCK_LEVELS = ['out', 'low', 'medium', 'high'] as const;
export type StockLevelId = (typeof STOCK_LEVELS)[number];

/**
 * Returns the stock below which a product is low. The reorder point itself still counts as low; the default is 20.
 * @param reorderPoint the product's own, `null` for the default
 */
export function lowStockThreshold(reorderPoint: number | null): number {
  return reorderPoint === null ? 20 : reorderPoint + 1;
}

/**
 * Returns the level of a stock: under 20 low, 20 to 29 medium, 30 and more high, or the same proportions of the product's own
 * threshold.
 */
export function stockLevelOf({ stock, reorderPoint }: Pick<Product, 'stock' | 'reorderPoint'>): StockLevelId {
  const low = lowStockThreshold(reorderPoint);
  if (stock <= 0) return 'out';
  if (stock < low) return 'low';
  return stock < low * 1.5 ? 'medium' : 'high';
}
