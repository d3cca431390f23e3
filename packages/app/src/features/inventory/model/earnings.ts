import { toCents } from './price';

export interface Earnings {
  /** Profit: the price less tax and cost, in dollars. */
  profit: number;
  /** Profit in per cent of the price without tax; `null` when the price is 0. */
  margin: number | null;
  /** Profit in per cent of the cost; `null` when the cost is 0. */
  markup: number | null;
}

/** Calculates profit, margin and markup on the price without its tax: the shop does not keep the tax. */
export function earnings(amounts: { cost: number; taxPercent: number; price: number }): Earnings {
  const net = (toCents(amounts.price) * 100) / (100 + amounts.taxPercent);
  const cost = toCents(amounts.cost);
  const profit = net - cost;
  return {
    profit: Math.round(profit) / 100,
    margin: net === 0 ? null : oneDecimal((profit / net) * 100),
    markup: cost === 0 ? null : oneDecimal((profit / cost) * 100),
  };
}

function oneDecimal(percent: number): number {
  return Math.round(percent * 10) / 10;
}
