import { type ProductFilter, readProductFilters } from '@stockroom/contract';

/** One value that filters the list. */
export interface ChosenFilter {
  name: ProductFilter;
  value: string;
}

/** All chosen filters, in the order of the address. */
export function chosenFilters(filters: string): ChosenFilter[] {
  return [...new URLSearchParams(filters)].map(([name, value]) => ({ name: name as ProductFilter, value }));
}

/** Adds a value, or removes it. */
export function withToggled(filters: string, { name, value }: ChosenFilter): string {
  const params = new URLSearchParams(filters);
  if (params.has(name, value)) params.delete(name, value);
  else params.append(name, value);
  return readProductFilters(params).filters;
}

/** Sets a numeric filter. @param number `null` removes it */
export function withNumber(filters: string, name: ProductFilter, number: number | null): string {
  const params = new URLSearchParams(filters);
  params.delete(name);
  if (number !== null) params.append(name, String(number));
  return readProductFilters(params).filters;
}

const RANGES = [
  ['stockFrom', 'stockTo'],
  ['priceFrom', 'priceTo'],
] as const satisfies readonly [ProductFilter, ProductFilter][];
export type RangeEnd = (typeof RANGES)[number][1];

/** Ends of ranges that end before they begin, so that nothing can match. */
export function crossedRanges(filters: string): RangeEnd[] {
  return RANGES.flatMap(([first, last]) => {
    const [from, to] = [numberOf(filters, first), numberOf(filters, last)];
    return from !== null && to !== null && from > to ? [last] : [];
  });
}

/** Number of a numeric filter. */
export function numberOf(filters: string, name: ProductFilter): number | null {
  const text = new URLSearchParams(filters).get(name);
  return text === null ? null : Number(text);
}
