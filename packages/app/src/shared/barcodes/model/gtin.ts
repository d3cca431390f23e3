/**
 * The kind of a barcode's text: empty, a valid GTIN, a GTIN with a wrong check digit, digits of no GTIN length, or a shop's own
 * code.
 */
export type BarcodeKind = 'empty' | 'gtin' | 'wrongCheckDigit' | 'oddLength' | 'own';

const GTIN_LENGTHS: ReadonlySet<number> = new Set([8, 12, 13, 14]);

/**
 * Computes the check digit by the GS1 rule (modulo 10).
 * @param body the digits without the check digit
 */
export function checkDigitOf(body: string): string {
  let sum = 0;
  for (let fromEnd = 0; fromEnd < body.length; fromEnd++) {
    sum += Number(body[body.length - 1 - fromEnd]) * (fromEnd % 2 === 0 ? 3 : 1);
  }
  return String((10 - (sum % 10)) % 10);
}

/** Whether the text is a GTIN-8, -12, -13 or -14 with a valid check digit. */
export function isGtin(code: string): boolean {
  return hasGtinLength(code) && checkDigitOf(code.slice(0, -1)) === code.at(-1);
}

/** A scanner's AIM prefix. A scanner set to an American keyboard sends `ü` for `]` on a Turkish one. */
const AIM_PREFIX = /^(?:\][A-Za-z][0-9A-Za-z]|[üÜ][A-Za-z]\d(?=\d{8,14}$))/;

/**
 * Normalises a barcode for storage: a scanner's AIM prefix (`]E0`) is removed, spaces and hyphens are removed from codes of
 * digits, UPC-E is expanded to UPC-A. A shop's own code is only trimmed. Leading zeros stay.
 */
export function cleanBarcode(text: string): string {
  const scanned = text.trim().replace(AIM_PREFIX, '');
  const digits = scanned.replace(/[\s\-\u2010-\u2015]/gu, '');
  if (!/^\d+$/.test(digits)) return scanned.trim();
  return isGtin(digits) ? digits : (expandUpcE(digits) ?? digits);
}

/** Classifies a cleaned barcode. Only `gtin`, `own` and `empty` need no message to the user. */
export function barcodeKind(code: string): BarcodeKind {
  if (code === '') return 'empty';
  if (!/^\d+$/.test(code)) return 'own';
  if (!hasGtinLength(code)) return 'oddLength';
  return isGtin(code) ? 'gtin' : 'wrongCheckDigit';
}

/**
 * The same key for all spellings of a barcode: EAN and UPC that differ only in leading zeros are equal, UPC-E equals its UPC-A,
 * own codes are equal ignoring case. Empty for no barcode.
 */
export function barcodeKey(text: string): string {
  const code = cleanBarcode(text);
  return hasGtinLength(code) ? code.padStart(14, '0') : code.toLowerCase();
}

/**
 * Expands the eight digits of a UPC-E code to UPC-A.
 * @returns the twelve digits, or `null` when the text is no UPC-E with a valid check digit
 */
export function expandUpcE(code: string): string | null {
  if (!/^[01]\d{7}$/.test(code)) return null;
  const [system, a, b, c, d, e, last, check] = code;
  let body: string;
  if (last === '0' || last === '1' || last === '2') body = `${a}${b}${last}0000${c}${d}${e}`;
  else if (last === '3') body = `${a}${b}${c}00000${d}${e}`;
  else if (last === '4') body = `${a}${b}${c}${d}00000${e}`;
  else body = `${a}${b}${c}${d}${e}0000${last}`;
  const full = `${system}${body}${check}`;
  return isGtin(full) ? full : null;
}

function hasGtinLength(code: string): boolean {
  return GTIN_LENGTHS.has(code.length) && /^\d+$/.test(code);
}
