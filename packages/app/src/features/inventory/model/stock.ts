import { stockLevelOf } from '@stockroom/contract';

/** A level of stock. */
export type StockBand = 'outOfStock' | 'low' | 'medium' | 'high';

/**
 * The level of a stock count: below 20 low, 20 to 29 medium, 30 and more high, or in the same proportions of the product's own
 * reorder point.
 */
export function stockBand(stock: number, reorderPoint: number | null = null): StockBand {
  const level = stockLevelOf({ stock, reorderPoint });
  return level === 'out' ? 'outOfStock' : level;
}

/** Units that can still be sold. Negative when more are reserved than in stock. */
export function availableStock(stock: number, reserved: number): number {
  return stock - reserved;
}
