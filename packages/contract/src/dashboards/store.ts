import * as v from 'valibot';
import { NumericId } from '../shared/ids';
import { CalendarDay } from './series';

const count = v.pipe(v.number(), v.safeInteger());
/** Money in the store's currency. */
const money = v.pipe(v.number(), v.finite());
export const Mover = v.object({ id: NumericId, name: v.string(), stock: count, sold: count });
export type Mover = v.InferOutput<typeof Mover>;

/** The list's filter behind the count of products that are not for sale but have stock, as a query string. */
export const INACTIVE_FILTER = 'active=false&stockFrom=1';

/** The home store's figures for a period: the same numbers as in the product list and the ledger. */
export const StoreFigures = v.object({
  from: CalendarDay,
  to: CalendarDay,
  products: count,
  /** All units on hand, at cost and at the customer's price. Negative stock counts as zero. */
  stockValue: v.object({ cost: money, price: money }),
  units: count,
  /** `low` and the counts below equal those of the product list under the filter in `HEALTH_FILTERS`. */
  low: count,
  out: count,
  negativeMargin: count,
  noBarcode: count,
  noPicture: count,
  /** Products that are not for sale but have stock: the list with `INACTIVE_FILTER`. */
  inactive: count,
  /** Units sold in the period, less undone sales. */
  sold: count,
  received: count,
  /** Margin of the period's sales: today's price before tax less today's cost. */
  margin: money,
  /** Days that the units on hand last at the sales rate of the period; `null` when nothing was sold. */
  daysOfStock: v.nullable(v.number()),
  /** The products sold most, and those on hand that sold least. */
  movers: v.object({ top: v.array(Mover), slow: v.array(Mover) }),
  /** Most valuable first. Id 0: without a category. */
  byCategory: v.array(v.object({ id: NumericId, name: v.string(), units: count, cost: money, price: money })),
  /** Oldest first; days without a movement are left out. */
  byDay: v.array(v.object({ day: CalendarDay, in: count, out: count })),
});
export type StoreFigures = v.InferOutput<typeof StoreFigures>;
