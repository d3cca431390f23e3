import type { Language } from '../preferences/preferences';
import { regionOf } from './regionOf';

/** The store's currency. */
export const CURRENCY = 'USD';

const cache = new Map<string, unknown>();

/**
 * Formatter, created once per key, which names its kind, options and language: creating one costs far more than using one,
 * and a table of 100 rows formats 300 values.
 */
export function cachedFormatter<Formatter>(key: string, make: () => Formatter): Formatter {
  const known = cache.get(key);
  if (known !== undefined) return known as Formatter;
  const made = make();
  cache.set(key, made);
  return made;
}

/** `$1,234.50`, in Turkish `$1.234,50`. */
export const formatMoney = (amount: number, locale: Language): string =>
  cachedFormatter(
    `money ${locale}`,
    () => new Intl.NumberFormat(locale, { style: 'currency', currency: CURRENCY, minimumFractionDigits: 2 }),
  ).format(amount);

/** A number with the locale's separators and at most `maxDecimals` decimals. */
export const formatNumber = (value: number, locale: Language, maxDecimals = 2): string =>
  cachedFormatter(
    `number ${locale} ${maxDecimals}`,
    () => new Intl.NumberFormat(locale, { maximumFractionDigits: maxDecimals }),
  ).format(value);

/** A percentage: `12.5` → `12.5%`, in Turkish `%12,5`. */
export const formatPercent = (value: number, locale: Language): string =>
  cachedFormatter(
    `percent ${locale}`,
    () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }),
  ).format(value / 100);

/** An instant as a long local date, optionally with the time in 24 hours, as in `clockTime`. */
export const formatDate = (iso: string | number, locale: Language, { time = false }: { time?: boolean } = {}): string =>
  cachedFormatter(
    `date ${locale} ${time}`,
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...(time && { timeStyle: 'short', hourCycle: 'h23' }) }),
  ).format(new Date(iso));

/**
 * An instant as a short local date, for narrow places, in the format of the person's region: `11/20/26`, `20/11/2026`, in
 * Turkish `20.11.2026`.
 */
export const formatShortDate = (iso: string | number, locale: Language): string =>
  cachedFormatter(`short date ${locale}`, () => new Intl.DateTimeFormat(regionOf(locale), { dateStyle: 'short' })).format(
    new Date(iso),
  );

/** Comparator of texts in the order of the language: ç after c, ı before i. */
export const compareTexts = (locale: Language): ((a: string, b: string) => number) =>
  cachedFormatter(`collator ${locale}`, () => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })).compare;
