import { parseNumber } from '@stockroom/ui';
import { toCents } from '#features/inventory/model/price';

/** A relative change typed in place of a value: `+5`, `−3`, for a price `+5%` too. */
export interface RelativeValue {
  /** The resulting value. */
  value: number;
  /** The amount added, when it does not depend on the value. */
  by?: number;
}

/** Turkish writes the percent sign before the number. */
const RELATIVE = /^\s*([+\-\u2212])\s*(%?)\s*(.*?)\s*(%?)\s*$/;

/**
 * Parses a relative change. A stock or a price is never less than 0, so that a sign always means a change.
 * @returns `undefined` for a plain value, `null` for an invalid change
 */
export function relativeValue(
  text: string,
  from: number,
  { locale, isMoney }: { locale: string; isMoney: boolean },
): RelativeValue | null | undefined {
  const [, sign = '', before = '', amount = '', after = ''] = RELATIVE.exec(text) ?? [];
  const percent = before + after;
  if (sign === '') return undefined;
  if (percent !== '' && !isMoney) return null;
  const parsed = parseNumber(amount, { locale, maxFractionDigits: isMoney ? 2 : 0, affixes: isMoney ? ['$', 'USD'] : [] });
  if (!parsed.ok || parsed.value === null || parsed.value < 0) return null;
  const by = sign === '+' ? parsed.value : -parsed.value;
  if (percent !== '') return { value: Math.round(toCents(from) * (1 + by / 100)) / 100 };
  return isMoney ? { value: (toCents(from) + toCents(by)) / 100, by } : { value: from + by, by };
}
