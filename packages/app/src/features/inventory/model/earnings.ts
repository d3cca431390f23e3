import { toCents } from './price';

export interface Earnings {
  /** Profit: what the price leaves after tax and cost, in dollars. */
  profit: number;
  /** Profit in per cent of the price without tax; `null` when nothing is charged. */
  margin: number | null;
  /** Profit in per cent of the cost; `null` when it costs nothing. */
  markup: number | null;
}

/** Margin and markup, both on the price without its tax: the tax is not the shop's to keep. */
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
