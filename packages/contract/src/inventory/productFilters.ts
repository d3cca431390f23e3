const id = /^\d{1,15}$/;
const whole = /^-?\d{1,15}$/;
const amount = /^\d{1,9}(\.\d{1,2})?$/;

/** Filters of the product list, each with the pattern of its values (docs/contract.md, "Filters of the product list"). */
export const PRODUCT_FILTERS = {
  category: id,
  brand: id,
  vendor: id,
  country: id,
  style: id,
  tag: /^\S{1,128}$/,
  active: /^(true|false)$/,
  level: /^(out|low|medium|high)$/,
  stockFrom: whole,
  stockTo: whole,
  priceFrom: amount,
  priceTo: amount,
  /** Upper limit of the margin, exclusive, in percent of the price without tax. */
  marginBelow: /^-?\d{1,6}(\.\d{1,2})?$/,
  missing: /^(barcode|picture|category|brand)$/,
  /** Values shared with another product of the store. */
  twice: /^barcode$/,
  /** Minimum number of days without a movement of stock. */
  unmovedDays: /^\d{1,5}$/,
} as const;
export type ProductFilter = keyof typeof PRODUCT_FILTERS;

export const PRODUCT_FILTER_NAMES = Object.keys(PRODUCT_FILTERS) as ProductFilter[];

/** Whether a filter is a single number: of several values, the first counts. All other filters match any of their values. */
const isNumber = (name: ProductFilter) => /From|To|Below|Days/.test(name);

export interface ParsedFilters {
  /** The filters as a normalised query string: equal filters give equal strings. Empty without filters. */
  filters: string;
  /** Filters with an invalid value, which is left out. */
  invalid: ProductFilter[];
}

/** Reads the filters of a URL or a request. */
export function readProductFilters(params: URLSearchParams): ParsedFilters {
  const filters = new URLSearchParams();
  const wrong = new Set<ProductFilter>();
  for (const name of PRODUCT_FILTER_NAMES) {
    const given = [...new Set(params.getAll(name))].filter(Boolean).toSorted();
    for (const value of given) {
      if (!PRODUCT_FILTERS[name].test(value)) wrong.add(name);
      else if (!isNumber(name) || !filters.has(name)) filters.append(name, value);
    }
  }
  return { filters: filters.toString(), invalid: [...wrong] };
}

/** The filters of a URL with one parameter for each value: the value is as `readProductFilters` writes it. */
export const filtersOfAddress = {
  names: PRODUCT_FILTER_NAMES,
  read(params: URLSearchParams): { value: string; isWrong: boolean } {
    const { filters, invalid } = readProductFilters(params);
    return { value: filters, isWrong: invalid.length > 0 };
  },
} as const;

/**
 * Returns the filters as query parameters of a call.
 * @param filters a query string, as `readProductFilters` writes it
 */
export function productFilterParams(filters = ''): Record<string, string[]> {
  const params = new URLSearchParams(filters);
  return Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name)]));
}
