import type { Product } from './product';

/** How much is left, from nothing to plenty. */
export const STOCK_LEVELS = ['out', 'low', 'medium', 'high'] as const;
export type StockLevelId = (typeof STOCK_LEVELS)[number];

/**
 * Stock under which a product is low. The reorder point itself is still low; the house's mark is 20.
 * @param reorderPoint the product's own, `null` for the house's
 */
export function lowBelow(reorderPoint: number | null): number {
  return reorderPoint === null ? 20 : reorderPoint + 1;
}

/** Under 20 low, 20 to 29 medium, 30 and more high, or the same shares of the product's own mark. */
export function stockLevelOf({ stock, reorderPoint }: Pick<Product, 'stock' | 'reorderPoint'>): StockLevelId {
  const low = lowBelow(reorderPoint);
  if (stock <= 0) return 'out';
  if (stock < low) return 'low';
  return stock < low * 1.5 ? 'medium' : 'high';
}
