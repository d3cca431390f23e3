import type { KeyDown } from './burst';

/** How long a number that was typed waits for its scan, in milliseconds. */
const PATIENCE = 5000;
/** Digits of the largest one: a longer number is no quantity. */
const MOST_DIGITS = 4;

/** Digits that were typed outside of any field, for the scan that follows: "12", then a scan, is twelve times. */
export interface TypedQuantity {
  digits: string;
  at: number;
}

export const NO_QUANTITY: TypedQuantity = { digits: '', at: -Infinity };

/** Takes a key that was typed by hand. A `*` or `x` after the digits is how tills write it; any other key takes them away. */
export function typeQuantity(typed: TypedQuantity, { key, at, isCommand = false, isRepeat = false }: KeyDown): TypedQuantity {
  const before = at - typed.at <= PATIENCE ? typed.digits : '';
  if (isCommand || isRepeat) return NO_QUANTITY;
  if (/^\d$/.test(key)) return before.length < MOST_DIGITS ? { digits: before + key, at } : NO_QUANTITY;
  if (/^[*x×]$/i.test(key) && before !== '') return { digits: before, at };
  return NO_QUANTITY;
}

/** How many times a scan counts. */
export function quantityAt({ digits, at }: TypedQuantity, now: number): number {
  return now - at <= PATIENCE ? (quantityOf(digits) ?? 1) : 1;
}

/** A quantity as a text, such as "12" or "12 x"; `null` when it is none. */
export function quantityOf(text: string): number | null {
  const digits = /^\s*(\d{1,4})\s*[*x×]?\s*$/i.exec(text)?.[1];
  return Number(digits) > 0 ? Number(digits) : null;
}
