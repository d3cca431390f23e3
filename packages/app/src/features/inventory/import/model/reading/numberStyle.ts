/** The decimal sign: `19.50` or `19,50`. */
export type DecimalSign = 'dot' | 'comma';

export interface NumberStyle {
  /** The detected or likely sign. */
  sign: DecimalSign;
  /**
   * Reason why the user has to choose: `ambiguous` when `1.234` could be both, `mixed` when both signs are used as decimal
   * signs.
   */
  doubt: 'ambiguous' | 'mixed' | null;
  /** Whether a value decides the sign; false when no value has a sign at all. */
  found: boolean;
}

export interface NumberRule {
  /** Whether the numbers are whole: `1.234` then has a thousands separator. */
  whole?: boolean;
  /** Whether the file is our own export, which never has thousands separators. */
  noGroups?: boolean;
}

/** Detects the decimal sign of one column from its values. */
export function detectNumberStyle(values: Iterable<string>, rule: NumberRule = {}): NumberStyle {
  let dots = 0;
  let commas = 0;
  let ambiguous = 0;
  for (const value of values) {
    if (value.length > LONGEST || /^\d*$/.test(value)) continue;
    const vote = voteOf(bareNumber(value), rule);
    if (vote === 'dot') dots++;
    else if (vote === 'comma') commas++;
    else if (vote === 'ambiguous') ambiguous++;
  }
  if (dots > 0 && commas > 0) return { sign: dots >= commas ? 'dot' : 'comma', doubt: 'mixed', found: true };
  if (dots > 0 || commas > 0) return { sign: dots > 0 ? 'dot' : 'comma', doubt: null, found: true };
  return { sign: 'dot', doubt: ambiguous > 0 ? 'ambiguous' : null, found: false };
}

/**
 * Finds a value between 0 and 1 in a column where no value is above 1 and none is marked as per cent: `0.18` may mean 18 of a
 * hundred.
 * @returns `null` when the column holds no such numbers
 */
export function findFraction(values: readonly string[]): string | null {
  const nonEmptyValues = values.map((value) => value.trim()).filter((value) => value !== '');
  if (!nonEmptyValues.every((value) => /^(0|1|[01][.,]0+|0?[.,]\d+)$/.test(value))) return null;
  return nonEmptyValues.find((value) => /^0?[.,]\d*[1-9]/.test(value)) ?? null;
}

/**
 * Parses a number as people and programs write it: ignores currency signs, per cent, spaces and thousands separators; `(5)` is
 * −5.
 * @returns `null` for an empty cell, `NaN` for text that is no number in this style
 */
export function parseNumber(cell: string, sign: DecimalSign): number | null {
  if (cell.length > LONGEST) return cell.trim() === '' ? null : Number.NaN;
  if (PLAIN[sign].test(cell)) return Number(sign === 'comma' ? cell.replace(',', '.') : cell);
  let text = bareNumber(cell);
  if (text === '') return null;
  let negative = false;
  const signed = /^\((.+)\)$|^-(.+)$|^(.+)-$/.exec(text);
  if (signed) {
    negative = true;
    text = signed[1] ?? signed[2] ?? signed[3] ?? '';
  }
  text = text.replace(/^\+/, '');
  if (GROUPED[sign].test(text)) text = text.replaceAll(sign === 'dot' ? ',' : '.', '');
  if (sign === 'comma') {
    if (text.includes('.')) return Number.NaN;
    text = text.replace(',', '.');
  }
  if (!/^(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(text)) return Number.NaN;
  const value = Number(text);
  return negative && value !== 0 ? -value : value;
}

const GROUPED = { dot: /^\d{1,3}(,\d{3})+(\.\d*)?$/, comma: /^\d{1,3}(\.\d{3})+(,\d*)?$/ };
/** Length of the longest text that can be a number, in characters. */
const LONGEST = 400;
/** Patterns of plain numbers, which most cells are: 50,000 rows of them are read without the patterns below. */
const PLAIN = { dot: /^\d+(\.\d+)?$/, comma: /^\d+(,\d+)?$/ };

/** Formats a number as our own files write it. */
export function formatNumber(value: number, sign: DecimalSign): string {
  // −0 would be written with a sign.
  const text = String(value === 0 ? 0 : value);
  return sign === 'comma' ? text.replace('.', ',') : text;
}

function bareNumber(cell: string): string {
  return cell
    .normalize('NFKC')
    .replace(/[\s'\u2019%]|[\p{Sc}]|\b(?:usd|eur|gbp|try|tl)\b/giu, '')
    .replace(/[\u2212\u2012\u2013]/g, '-');
}

function voteOf(text: string, { whole, noGroups }: NumberRule): DecimalSign | 'ambiguous' | null {
  const number = text.replace(/^[-+(]+|[-)]+$/g, '');
  if (!/^[\d.,]+$/.test(number)) return null;
  const dot = number.lastIndexOf('.');
  const comma = number.lastIndexOf(',');
  if (dot === -1 && comma === -1) return null;
  if (dot !== -1 && comma !== -1) return dot > comma ? 'dot' : 'comma';
  const sign: DecimalSign = dot === -1 ? 'comma' : 'dot';
  const other: DecimalSign = sign === 'dot' ? 'comma' : 'dot';
  const at = Math.max(dot, comma);
  const separator = sign === 'dot' ? '.' : ',';
  if (noGroups) return sign;
  if (number.indexOf(separator) !== at) return other;
  const before = number.slice(0, at);
  if (number.length - at - 1 !== 3 || before.length > 3 || before === '' || before.startsWith('0')) return sign;
  return whole ? other : 'ambiguous';
}
