/** Whole cents of an amount in dollars. Money is calculated in cents, never in floats. */
export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/**
 * The customer's price: the base price with its tax, rounded half up to the cent.
 * @param taxPercent 0 to 100, at most two decimals
 */
export function priceWithTax(basePrice: number, taxPercent: number): number {
  const hundredths = Math.round(taxPercent * 100);
  return Math.round((toCents(basePrice) * (10_000 + hundredths)) / 10_000) / 100;
}

/** The base price that results in a price with its tax, to the cent: the nearest one where none matches exactly. */
export function priceWithoutTax(price: number, taxPercent: number): number {
  const hundredths = Math.round(taxPercent * 100);
  return Math.round((toCents(price) * 10_000) / (10_000 + hundredths)) / 100;
}

/** Base price, tax and price of a product or a draft: an empty number is 0. */
export interface PriceAmounts {
  basePrice: number | null;
  taxPercent: number | null;
  price: number | null;
}

/**
 * Whether the price results from its base price and tax, or is the nearest possible where none matches to the cent. Any other
 * price was set by hand.
 */
export function followsBasePrice({ basePrice, taxPercent, price }: PriceAmounts): boolean {
  return toCents(basePrice ?? 0) === toCents(priceWithoutTax(price ?? 0, taxPercent ?? 0));
}

/**
 * Keeps base price, tax and price consistent while some of them change: a price that followed its base price updates it, and
 * follows a new base price or tax. A price that was set by hand, or is changed together with its base price, stays as it is.
 * @param change the amounts that are set; an amount set to its old value is no change
 * @returns the change with the amounts that follow from it
 */
export function settlePrice<Change extends Partial<PriceAmounts>>(
  before: PriceAmounts,
  change: Change,
): Change | (Change & { basePrice: number }) | (Change & { price: number }) {
  const { basePrice, taxPercent, price } = { ...before, ...change };
  const isChanged = (field: keyof PriceAmounts) => change[field] !== undefined && change[field] !== before[field];
  const areAmounts = [basePrice, taxPercent, price].every((amount) => Number.isFinite(amount ?? 0));
  const tax = taxPercent ?? 0;
  if (!followsBasePrice(before) || !areAmounts || tax < 0 || tax > 100) return change;
  if (change.price === undefined) {
    return isChanged('basePrice') || isChanged('taxPercent') ? { ...change, price: priceWithTax(basePrice ?? 0, tax) } : change;
  }
  const takesBaseAlong = change.basePrice === undefined && (isChanged('price') || isChanged('taxPercent'));
  return takesBaseAlong ? { ...change, basePrice: priceWithoutTax(price ?? 0, tax) } : change;
}
