/** Format of a number: its language, its decimals and the signs allowed around it. */
export interface NumberFormat {
  /** BCP 47, such as `tr`. Decides the decimal sign and the group separator. */
  locale: string;
  /** @default 3 */
  maxFractionDigits?: number;
  /** @default 0 */
  minFractionDigits?: number;
  /** Signs that may be typed or pasted around the number: "$", "USD", "kg". */
  affixes?: readonly string[];
}

export type NumberProblem = 'notANumber' | 'tooManyDecimals' | 'tooLarge' | 'negativeZero';
export type ParsedNumber =
  | { ok: true; value: number | null }
  | { ok: false; problem: NumberProblem; /** The intended number, where it could be read nonetheless. */ value?: number };

/**
 * Parses a number in the locale's format: "1.234,5" in Turkish is 1234.5. Empty text is null.
 * It does not guess: a group that isn't of three digits is rejected, with one exception that is unambiguous: a lone sign of the
 * other kind before one or two digits is the decimal sign where a number has at most two decimals ("19.50" in Turkish).
 * A decimal sign before three digits may be meant as a group separator: it is read so in fields for whole numbers only
 * ("1.000"), and counts as too many decimals in fields with one or two ("1.250").
 * Also rejected: exponents, NaN, −0, more decimals than the field has, more digits (15) than a number keeps exactly.
 */
export function parseNumber(text: string, format: NumberFormat): ParsedNumber {
  const { maxFractionDigits = 3 } = format;
  const trimmed = withoutAffixes(text, format.affixes ?? []);
  if (trimmed === '') return { ok: true, value: null };
  const negative = /^[-\u2212]/.test(trimmed);
  const digits = splitDigits(negative ? trimmed.slice(1) : trimmed, format.locale, maxFractionDigits);
  if (!digits) return { ok: false, problem: 'notANumber' };
  // Checked before zeros are dropped: "1.000" in a field for whole numbers was never meant as 1.
  const isLikeGroup = maxFractionDigits < 3 && digits.fraction.length === 3 && /^[1-9]\d{0,2}$/.test(digits.whole);
  const isGroup = isLikeGroup && maxFractionDigits === 0;
  const whole = isGroup ? `${digits.whole}${digits.fraction}` : digits.whole;
  const fraction = isGroup ? '' : digits.fraction.replace(/0+$/, '');
  const isTooFine = isLikeGroup !== isGroup || fraction.length > maxFractionDigits;
  if (!isTooFine && `${whole}${fraction}`.replace(/^0+/, '').length > 15) return { ok: false, problem: 'tooLarge' };
  const value = Number(`${whole || '0'}.${fraction || '0'}`);
  if (negative && value === 0) return { ok: false, problem: 'negativeZero' };
  const signedValue = negative ? -value : value;
  if (isTooFine) return { ok: false, problem: 'tooManyDecimals', value: signedValue };
  return { ok: true, value: signedValue };
}

/**
 * Formats a number for the locale. It never rounds: a value with more decimals than the field takes is shown unchanged.
 * Null, NaN and infinity become empty text.
 */
export function formatNumber(
  value: number | null,
  { locale, maxFractionDigits = 3, minFractionDigits = 0 }: NumberFormat,
): string {
  if (value === null || !Number.isFinite(value)) return '';
  const decimals = Math.min(100, Math.max(maxFractionDigits, decimalsOf(value)));
  return numberFormat(locale, minFractionDigits, decimals).format(value === 0 ? 0 : value);
}

/** Moves a value by some steps, without the noise of binary fractions (0.1 + 0.2 is 0.3), kept between min and max. */
export function stepNumber(
  value: number | null,
  by: number,
  { min = -Infinity, max = Infinity }: { min?: number; max?: number },
): number {
  const from = value ?? 0;
  const decimals = Math.min(20, Math.max(decimalsOf(from), decimalsOf(by)));
  const next = value === null && min > 0 ? min : Number((from + by).toFixed(decimals));
  return Math.min(max, Math.max(min, next)) || 0;
}

function withoutAffixes(text: string, affixes: readonly string[]): string {
  let rest = text.normalize('NFKC').trim();
  for (const affix of affixes.toSorted((a, b) => b.length - a.length).map((each) => each.normalize('NFKC'))) {
    if (rest.startsWith(affix)) rest = rest.slice(affix.length).trim();
    // "-$5" as well as "$-5"
    else if (/^[-\u2212]/.test(rest) && rest.slice(1).startsWith(affix)) rest = rest[0] + rest.slice(1 + affix.length).trim();
    if (rest.endsWith(affix)) rest = rest.slice(0, rest.length - affix.length).trim();
  }
  return rest;
}

/** Splits a number into the digits before and after the decimal sign; null when it isn't a number. */
function splitDigits(text: string, locale: string, maxFractionDigits: number): { whole: string; fraction: string } | null {
  const signs = signsOf(locale);
  // In Turkish "1." is an intermediate text of "1.250".
  const settled = text.endsWith(signs.group) ? text.slice(0, -signs.group.length) : text;
  const [whole = '', fraction = '', ...more] = settled.split(signs.decimal);
  if (more.length > 0 || !/^\d*$/.test(fraction)) return null;
  const groups = whole.split(signs.group);
  if (!groups.every((group) => /^\d*$/.test(group))) return null;
  if (groups.length === 1) return whole === '' && fraction === '' ? null : { whole, fraction };
  const [first = '', ...others] = groups;
  if (/^\d{1,3}$/.test(first) && others.every((group) => group.length === 3)) return { whole: groups.join(''), fraction };
  const second = others[0] ?? '';
  const isLone = others.length === 1 && first !== '' && fraction === '' && !text.includes(signs.decimal);
  const isDecimal = isLone && maxFractionDigits > 0 && maxFractionDigits <= 2 && (second.length === 1 || second.length === 2);
  return isDecimal ? { whole: first, fraction: second } : null;
}

/** Counts the decimals of a number in its shortest notation: 3 for 0.125, 7 for 1e-7. */
function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}

const signsByLocale = new Map<string, { decimal: string; group: string }>();

function signsOf(locale: string) {
  const known = signsByLocale.get(locale);
  if (known) return known;
  const parts = new Intl.NumberFormat(locale).formatToParts(-1234567.8);
  const sign = (type: 'decimal' | 'group', fallback: string) =>
    (parts.find((part) => part.type === type)?.value ?? fallback).normalize('NFKC');
  const signs = { decimal: sign('decimal', '.'), group: sign('group', ',') };
  signsByLocale.set(locale, signs);
  return signs;
}

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string, minimumFractionDigits: number, maximumFractionDigits: number) {
  const key = `${locale} ${minimumFractionDigits} ${maximumFractionDigits}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits });
  formats.set(key, made);
  return made;
}
