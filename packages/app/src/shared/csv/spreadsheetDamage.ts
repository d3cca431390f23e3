/** Values that a spreadsheet has replaced or altered in a file. */

/** `#N/A`, `#NAME?`, `#DEĞER!` in any language, `#YOK` and the like without a sign at the end, and LibreOffice's `Err:502`. */
const ERROR = /^(?:#\p{Lu}[\p{Lu}\d/_]*[!?]|#(?:N\/[ADV]|NV|YOK|N\.A\.|GETTING_DATA)|Err:\d{3})$/u;

/** Control characters except tabs and line ends. */
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

/** Digits followed by a decimal sign and only zeros. */
const WITH_ZEROS = /^(\d+)[.,]0+$/;
/** A number such as `4.00638E+12`; without decimals only where its `+` distinguishes it from a code such as `1E5`. */
const SCIENTIFIC = /^(\d)(?:[.,](\d+)E\+?|E\+)(\d{1,3})$/i;

/** Whether a cell holds a formula error instead of a value. */
export function isSpreadsheetError(cell: string): boolean {
  return ERROR.test(cell.trim());
}

/** Removes control characters from a text. Tabs and line ends stay. */
export function withoutControls(text: string): string {
  return text.replace(CONTROLS, '');
}

/**
 * Reads a code that a spreadsheet took for a number, `4006381333931.0` or `4.006381333931E+12`.
 * @returns its digits, `null` where some of them are lost, `undefined` where the cell is no such number
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
