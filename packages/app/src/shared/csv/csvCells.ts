import type { Delimiter } from './csvReader';

const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';

/**
 * Text that a spreadsheet converts into another number, a date or a time: leading zeros, twelve digits and more, `1E5`,
 * `3-4`, `MAR-1`, `1:20`.
 */
const ALTERED = new RegExp(
  [
    String.raw`^\s*0\d+$`,
    String.raw`^\s*\d{12,}$`,
    String.raw`^\s*\d+([.,]\d+)?e[+-]?\d+$`,
    String.raw`^\s*\d{1,4}[-/.]\d{1,2}([-/.]\d{1,4})?$`,
    String.raw`^\s*(${MONTH})[-/ ]?\d{1,4}$`,
    String.raw`^\s*\d{1,2}[-/ ]?(${MONTH})([-/ ]?\d{1,4})?$`,
    String.raw`^\s*\d{1,2}:\d{2}(:\d{2})?$`,
  ].join('|'),
  'i',
);

/**
 * Text that a spreadsheet would run as a formula: `=`, `+`, `-` or `@` as the first visible character, their full-width
 * forms, a tab or a line end.
 */
const FORMULA = /^[\t\r\n]|^[\s\u0000\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A number as this app writes it. It stays a number, also when negative. */
const PLAIN_NUMBER = /^-?(0|[1-9]\d{0,10})(\.\d+)?$/;

/** Whether a spreadsheet would run this text. */
function isFormulaLike(text: string): boolean {
  return FORMULA.test(text) && !PLAIN_NUMBER.test(text);
}

/** Whether a spreadsheet would show and save this text as something else. */
function isAlteredBySpreadsheets(text: string): boolean {
  return ALTERED.test(text);
}

/** Whether a leading apostrophe of this text counts as an escape mark. Before a code it always does, however short the code. */
function isMarked(text: string): boolean {
  return (
    isFormulaLike(text) ||
    isAlteredBySpreadsheets(text) ||
    /^\d+$/.test(text) ||
    (text.startsWith("'") && isMarked(text.slice(1)))
  );
}

/**
 * Escapes the text of a cell for export: puts an apostrophe before text that a spreadsheet would run or alter. {@link
 * restoreText} removes exactly that one again, whatever the text was.
 * @param keepCodes whether codes with leading zeros and the like are marked too; formulas always are
 */
export function markText(text: string, keepCodes: boolean): string {
  const mark =
    isFormulaLike(text) || (text.startsWith("'") && isMarked(text.slice(1))) || (keepCodes && isAlteredBySpreadsheets(text));
  return mark ? `'${text}` : text;
}

/**
 * Restores the text passed to {@link markText}. Also right for other shops' exports that put an apostrophe before formulas.
 */
export function restoreText(cell: string): string {
  return cell.startsWith("'") && isMarked(cell.slice(1)) ? cell.slice(1) : cell;
}

/**
 * Restores a code from another program's file. No code begins with an apostrophe: it is a spreadsheet's mark of text,
 * whatever follows.
 */
export function restoreCode(cell: string): string {
  return restoreText(cell).replace(/^\s*'/, '');
}

/** Formats one row of the file, without its line end. Cells are quoted where needed. */
export function writeRow(cells: readonly string[], delimiter: Delimiter): string {
  return cells.map((cell) => (mustQuote(cell, delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(delimiter);
}

/** Line end of exported files (RFC 4180). */
export const LINE_END = '\r\n';

/** Joins several values in one cell: commas between them, a backslash before a comma or backslash that belongs to a value. */
export function joinList(values: readonly string[]): string {
  // A list of one empty value would otherwise look like an empty list.
  if (values.length === 1 && values[0] === '') return '\\';
  return values.map((value) => value.replace(/[\\,]/g, String.raw`\$&`)).join(', ');
}

/** Splits the values that {@link joinList} joined. Values of other programs' lists are trimmed and empty ones left out. */
export function splitList(cell: string, exact: boolean): string[] {
  if (cell === '') return [];
  if (exact && cell === '\\') return [''];
  const values: string[] = [];
  let value = '';
  for (let at = 0; at < cell.length; at++) {
    const character = cell[at] ?? '';
    const next = cell[at + 1];
    if (character === '\\' && (next === ',' || next === '\\')) {
      value += next;
      at++;
    } else if (character === ',') {
      values.push(value);
      value = '';
      if (exact && next === ' ') at++;
    } else {
      value += character;
    }
  }
  values.push(value);
  return exact ? values : values.map((item) => item.trim()).filter((item) => item !== '');
}

function mustQuote(cell: string, delimiter: Delimiter): boolean {
  return /["\r\n]|^\s|\s$/.test(cell) || cell.includes(delimiter);
}
