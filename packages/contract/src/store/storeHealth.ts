import * as v from 'valibot';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const money = v.pipe(v.number(), v.finite());

/** State of a store's stock. Every count equals that of the product list under its filter in `HEALTH_FILTERS`. */
export const StoreHealth = v.object({
  /** Units on hand; negative stock counts as zero. */
  units: count,
  products: count,
  /** Value of those units at cost and at price, in dollars. */
  stockValue: v.object({ cost: money, price: money }),
  low: count,
  out: count,
  negativeMargin: count,
  noBarcode: count,
  noPicture: count,
  unmoved: count,
  twice: count,
});
export type StoreHealth = v.InferOutput<typeof StoreHealth>;

/** The product list's filter behind each count, as a query string. */
export const HEALTH_FILTERS = {
  low: 'level=low',
  out: 'level=out',
  negativeMargin: 'marginBelow=0',
  noBarcode: 'missing=barcode',
  noPicture: 'missing=picture',
  unmoved: 'unmovedDays=90',
  twice: 'twice=barcode',
} as const;
export type HealthCount = keyof typeof HEALTH_FILTERS;
