const id = /^\d{1,15}$/;
const whole = /^-?\d{1,15}$/;
const amount = /^\d{1,9}(\.\d{1,2})?$/;

/** Filters of the product list, each with the form of its values (docs/contract.md, "Filters of the product list"). */
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
  /** Per cent of the price without tax; what is under it. */
  marginBelow: /^-?\d{1,6}(\.\d{1,2})?$/,
  missing: /^(barcode|picture|category|brand)$/,
  /** Shared with another product of the store. */
  twice: /^barcode$/,
  /** No movement of stock in so many days. */
  unmovedDays: /^\d{1,5}$/,
} as const;
export type ProductFilter = keyof typeof PRODUCT_FILTERS;

export const PRODUCT_FILTER_NAMES = Object.keys(PRODUCT_FILTERS) as ProductFilter[];

/** Filters that are one number: of several values the first counts. Of all others any value will do. */
const isNumber = (name: ProductFilter) => /From|To|Below|Days/.test(name);

export interface ReadFilters {
  /** The filters as a query string, in one spelling: equal filters are equal texts. Empty without any. */
  filters: string;
  /** Those of them that have a value that can't be. It is left out. */
  wrong: ProductFilter[];
}

/** Reads the filters of an address or a request. */
export function readProductFilters(params: URLSearchParams): ReadFilters {
  const filters = new URLSearchParams();
  const wrong = new Set<ProductFilter>();
  for (const name of PRODUCT_FILTER_NAMES) {
    const given = [...new Set(params.getAll(name))].filter(Boolean).toSorted();
    for (const value of given) {
      if (!PRODUCT_FILTERS[name].test(value)) wrong.add(name);
      else if (!isNumber(name) || !filters.has(name)) filters.append(name, value);
    }
  }
  return { filters: filters.toString(), wrong: [...wrong] };
}

/** The filters of an address that has one parameter for each value of each: the value is as `readProductFilters` writes it. */
export const filtersOfAddress = {
  names: PRODUCT_FILTER_NAMES,
  read(params: URLSearchParams): { value: string; isWrong: boolean } {
    const { filters, wrong } = readProductFilters(params);
    return { value: filters, isWrong: wrong.length > 0 };
  },
} as const;

/** Filters as a call takes them. @param filters a query string, as `readProductFilters` writes it */
export function productFilterParams(filters = ''): Record<string, string[]> {
  const params = new URLSearchParams(filters);
  return Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name)]));
}
