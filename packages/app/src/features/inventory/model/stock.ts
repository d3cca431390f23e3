/** How much is left, in the house's steps (screens, 0.3). */
export type StockBand = 'outOfStock' | 'low' | 'medium' | 'high';

/**
 * Stock under which a product is low. The reorder point itself is still low (contract, `reorderPoint`); the house's mark is 20.
 * @param reorderPoint the product's own, `null` for the house's
 */
export function lowBelow(reorderPoint: number | null): number {
  return reorderPoint === null ? 20 : reorderPoint + 1;
}

/** The band of a stock count: under 20 low, 20 to 29 medium, 30 and more high, or the same shares of the product's own mark. */
export function stockBand(stock: number, reorderPoint: number | null = null): StockBand {
  const low = lowBelow(reorderPoint);
  if (stock <= 0) return 'outOfStock';
  if (stock < low) return 'low';
  return stock < low * 1.5 ? 'medium' : 'high';
}

/** Units that can still be promised. Negative when more is reserved than there is. */
export function available(stock: number, reserved: number): number {
  return stock - reserved;
}
