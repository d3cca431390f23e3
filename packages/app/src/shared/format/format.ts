import type { Language } from '../preferences/preferences';

/** The store's currency (specification 4, "price in USD"). */
export const CURRENCY = 'USD';

// Making a formatter costs far more than using one; a table of 100 rows formats 300 values.
const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.PluralRules | Intl.Collator>();

function memo<T extends Intl.NumberFormat | Intl.DateTimeFormat | Intl.PluralRules | Intl.Collator>(
  key: string,
  make: () => T,
): T {
  const known = cache.get(key);
  if (known) return known as T;
  const made = make();
  cache.set(key, made);
  return made;
}

/** `$1,234.50`, in Turkish `$1.234,50`. */
export const formatMoney = (amount: number, locale: Language): string =>
  memo(
    `money ${locale}`,
    () => new Intl.NumberFormat(locale, { style: 'currency', currency: CURRENCY, minimumFractionDigits: 2 }),
  ).format(amount);

/** A number with the locale's separators and at most `maxDecimals` decimals. */
export const formatNumber = (value: number, locale: Language, maxDecimals = 2): string =>
  memo(`number ${locale} ${maxDecimals}`, () => new Intl.NumberFormat(locale, { maximumFractionDigits: maxDecimals })).format(
    value,
  );

/** A share of 100: `12.5` → `12.5%`, in Turkish `%12,5`. */
export const formatPercent = (value: number, locale: Language): string =>
  memo(`percent ${locale}`, () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })).format(
    value / 100,
  );

/** An instant as a long local date (specification 9), with the time when asked. */
export const formatDate = (iso: string | number, locale: Language, { time = false }: { time?: boolean } = {}): string =>
  memo(
    `date ${locale} ${time}`,
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: time ? 'short' : undefined }),
  ).format(new Date(iso));

/** An instant as a short local date, for where there is no room: `11/20/26`, in Turkish `20.11.2026`. */
export const formatShortDate = (iso: string | number, locale: Language): string =>
  memo(`short date ${locale}`, () => new Intl.DateTimeFormat(locale, { dateStyle: 'short' })).format(new Date(iso));

/** Compares texts in the order of the language: ç after c, ı before i. */
export const compareTexts = (locale: Language): ((a: string, b: string) => number) =>
  memo(`collator ${locale}`, () => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })).compare;
