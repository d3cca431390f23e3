import type { KeyDown } from './burst';

/** Time that a typed number waits for its scan, in milliseconds. */
const QUANTITY_TIMEOUT = 5000;
/** Digits of the largest quantity: a longer number is none. */
const MOST_DIGITS = 4;

/** Digits typed outside of any field, for the next scan: "12" followed by a scan counts twelve. */
export interface TypedQuantity {
  digits: string;
  at: number;
}

export const NO_QUANTITY: TypedQuantity = { digits: '', at: -Infinity };

/** Processes a typed key. A `*` or `x` may follow the digits, as on tills; any other key clears them. */
export function typeQuantity(typed: TypedQuantity, { key, at, isCommand = false, isRepeat = false }: KeyDown): TypedQuantity {
  const before = at - typed.at <= QUANTITY_TIMEOUT ? typed.digits : '';
  if (isCommand || isRepeat) return NO_QUANTITY;
  if (/^\d$/.test(key)) return before.length < MOST_DIGITS ? { digits: before + key, at } : NO_QUANTITY;
  if (/^[*x×]$/i.test(key) && before !== '') return { digits: before, at };
  return NO_QUANTITY;
}

/** Quantity of a scan. */
export function quantityAt({ digits, at }: TypedQuantity, now: number): number {
  return now - at <= QUANTITY_TIMEOUT ? (quantityOf(digits) ?? 1) : 1;
}

/** Parses a quantity such as "12" or "12 x"; `null` when it is none. */
export function quantityOf(text: string): number | null {
  const digits = /^\s*(\d{1,4})\s*[*x×]?\s*$/i.exec(text)?.[1];
  return Number(digits) > 0 ? Number(digits) : null;
}
