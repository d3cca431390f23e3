/** Whole cents of an amount in dollars. Arithmetic on money happens in cents, never in floats (screens, 1.2.12). */
export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/**
 * What the customer pays: the base price with its tax, rounded half up to the cent.
 * @param taxPercent 0 to 100, at most two decimals
 */
export function priceWithTax(basePrice: number, taxPercent: number): number {
  const hundredths = Math.round(taxPercent * 100);
  return Math.round((toCents(basePrice) * (10_000 + hundredths)) / 10_000) / 100;
}

/** Whether the price is what base price and tax make it, and so follows them until it is overridden. */
export function followsBasePrice(amounts: {
  basePrice: number | null;
  taxPercent: number | null;
  price: number | null;
}): boolean {
  return toCents(amounts.price ?? 0) === toCents(priceWithTax(amounts.basePrice ?? 0, amounts.taxPercent ?? 0));
}

export interface Earnings {
  /** What is left of the price after tax and cost, in dollars. */
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
