import * as v from 'valibot';
import { NumericId } from '../shared/ids';
import { CalendarDay } from './series';

const count = v.pipe(v.number(), v.safeInteger());
/** Money in the store's currency. */
const money = v.pipe(v.number(), v.finite());
export const Mover = v.object({ id: NumericId, name: v.string(), stock: count, sold: count });
export type Mover = v.InferOutput<typeof Mover>;

/** The list's filter behind the count of products that are not for sale and have stock, as an address writes it. */
export const INACTIVE_FILTER = 'active=false&stockFrom=1';

/** The home store's figures for a period: the same numbers as list and ledger show. */
export const StoreFigures = v.object({
  from: CalendarDay,
  to: CalendarDay,
  products: count,
  /** All units on hand, at what they cost and at what customers pay. What is below zero counts as none. */
  stockValue: v.object({ cost: money, price: money }),
  units: count,
  /** Each is that of the list of products with its filter of `HEALTH_FILTERS`. */
  low: count,
  out: count,
  negativeMargin: count,
  noBarcode: count,
  noPicture: count,
  /** Products that are not for sale and lie on the shelf: the list with `INACTIVE_FILTER`. */
  inactive: count,
  /** Units in the period; what was taken back is taken off. */
  sold: count,
  received: count,
  /** Sales in the period, at today's price before tax less today's cost. */
  margin: money,
  /** How long the units on hand last at the pace of the period; `null` when nothing was sold. */
  daysOfStock: v.nullable(v.number()),
  /** Sold most; and on hand, but sold least. */
  movers: v.object({ top: v.array(Mover), slow: v.array(Mover) }),
  /** Most worth first. Id 0: without a category. */
  byCategory: v.array(v.object({ id: NumericId, name: v.string(), units: count, cost: money, price: money })),
  /** Oldest first; a day without a movement is not there. */
  byDay: v.array(v.object({ day: CalendarDay, in: count, out: count })),
});
export type StoreFigures = v.InferOutput<typeof StoreFigures>;
