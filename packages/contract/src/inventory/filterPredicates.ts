import type { Product } from './product';
import type { ProductFilter } from './productFilters';
import { stockLevelOf } from './stockLevel';

/** Facts that a product alone does not hold. A filter on an unknown fact lets the product pass. */
export interface StoreFacts {
  /** Whether another product of the store has the same barcode. */
  hasSharedBarcode: (product: Product) => boolean;
  /** Days since the last movement of stock; infinite if there was none. */
  daysUnmoved: (product: Product) => number;
}

/**
 * Margin in percent of the price without tax, rounded to hundredths; `null` if both price and cost are 0, minus infinity if
 * only the price is.
 */
export function marginOf({ cost, price, taxPercent }: Pick<Product, 'cost' | 'price' | 'taxPercent'>): number | null {
  const net = (price * 100) / (100 + taxPercent);
  if (net > 0) return Math.round(((net - cost) / net) * 10_000) / 100;
  return cost > 0 ? Number.NEGATIVE_INFINITY : null;
}

const MISSING = {
  barcode: ({ barcode }) => barcode === '',
  picture: ({ thumbnail, images }) => !thumbnail && images.length === 0,
  category: ({ category }) => category === 0,
  brand: ({ brandId }) => brandId === 0,
} satisfies Record<string, (product: Product) => boolean>;

/** A product's values for each filter that compares values, as in the URL. */
const VALUES: Partial<Record<ProductFilter, (product: Product) => readonly (string | number | boolean)[]>> = {
  category: ({ category }) => [category],
  brand: ({ brandId }) => [brandId],
  vendor: ({ vendor }) => [vendor],
  country: ({ countryId }) => [countryId],
  style: ({ styleId }) => [styleId],
  tag: ({ tags }) => tags,
  active: ({ active }) => [active],
  level: (product) => [stockLevelOf(product)],
  missing: (product) => Object.keys(MISSING).filter((field) => MISSING[field as keyof typeof MISSING](product)),
};

/** A product's values for a filter, as strings; `undefined` for numeric filters. */
export function filterValuesOf(name: ProductFilter, product: Product, facts: StoreFacts): string[] | undefined {
  if (name === 'twice') return facts.hasSharedBarcode(product) ? ['barcode'] : [];
  return VALUES[name]?.(product).map(String);
}

/**
 * One predicate per filter of the list.
 * @param filters as `readProductFilters` gives them
 */
export function filterPredicates(filters: string, facts: StoreFacts): Map<ProductFilter, (product: Product) => boolean> {
  const params = new URLSearchParams(filters);
  const names = [...new Set(params.keys())] as ProductFilter[];
  return new Map(names.map((name) => [name, predicateOf(name, params.getAll(name), facts)]));
}

function predicateOf(name: ProductFilter, values: readonly string[], facts: StoreFacts): (product: Product) => boolean {
  const number = Number(values[0]);
  switch (name) {
    case 'stockFrom':
      return ({ stock }) => stock >= number;
    case 'stockTo':
      return ({ stock }) => stock <= number;
    case 'priceFrom':
      return ({ price }) => price >= number;
    case 'priceTo':
      return ({ price }) => price <= number;
    case 'marginBelow':
      return (product) => (marginOf(product) ?? Number.POSITIVE_INFINITY) < number;
    case 'unmovedDays':
      return (product) => facts.daysUnmoved(product) >= number;
    default: {
      const wanted = new Set(values);
      return (product) => filterValuesOf(name, product, facts)?.some((value) => wanted.has(value)) ?? true;
    }
  }
}
