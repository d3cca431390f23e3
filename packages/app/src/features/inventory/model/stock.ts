import { stockLevelOf } from '@stockroom/contract';

/** A band of stock, in the house's steps. */
export type StockBand = 'outOfStock' | 'low' | 'medium' | 'high';

/** The band of a stock count: under 20 low, 20 to 29 medium, 30 and more high, or the same shares of the product's own mark. */
export function stockBand(stock: number, reorderPoint: number | null = null): StockBand {
  const level = stockLevelOf({ stock, reorderPoint });
  return level === 'out' ? 'outOfStock' : level;
}

/** Units that can still be promised. Negative when more is reserved than there is. */
export function available(stock: number, reserved: number): number {
  return stock - reserved;
}
