/** Traces of spreadsheets in a file where something else stood. */

/** `#N/A`, `#NAME?`, `#DEĞER!` in any language, `#YOK` and the like without a sign at the end, and LibreOffice's `Err:502`. */
const ERROR = /^(?:#\p{Lu}[\p{Lu}\d/_]*[!?]|#(?:N\/[ADV]|NV|YOK|N\.A\.|GETTING_DATA)|Err:\d{3})$/u;

/** Control characters, but for tabs and line ends. */
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

/** Digits with nothing but zeros behind a decimal sign. */
const WITH_ZEROS = /^(\d+)[.,]0+$/;
/** A number as `4.00638E+12`; without decimals only where its `+` tells it from a code such as `1E5`. */
const SCIENTIFIC = /^(\d)(?:[.,](\d+)E\+?|E\+)(\d{1,3})$/i;

/** Whether a cell holds the error of a formula instead of a value. */
export function isSpreadsheetError(cell: string): boolean {
  return ERROR.test(cell.trim());
}

/** The text without control characters. Tabs and line ends stay. */
export function withoutControls(text: string): string {
  return text.replace(CONTROLS, '');
}

/**
 * Reads a code that a spreadsheet took for a number, `4006381333931.0` or `4.006381333931E+12`.
 * @returns its digits, `null` where they are not all there any more, `undefined` where it is no such number
 */
export function digitsOfNumber(cell: string): string | null | undefined {
  const text = cell.trim();
  const whole = WITH_ZEROS.exec(text)?.[1];
  if (whole !== undefined) return whole;
  const [, first = '', decimals = '', exponent] = SCIENTIFIC.exec(text) ?? [];
  if (exponent === undefined) return undefined;
  const places = Number(exponent);
  const isWhole = /^0*$/.test(decimals.slice(places));
  return decimals.length >= places && isWhole ? `${first}${decimals.slice(0, places)}` : null;
}
