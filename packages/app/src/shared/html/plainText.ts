import { sanitizeHtml } from './sanitizeHtml';

/** Attributes are removed first: they are no text, and the browser reports handlers in them even where they can't run. */
const ATTRIBUTES = /<([a-z][\w-]*)\s[^>]*>/gi;
const BLOCKS = /<(br|hr|\/?(p|div|h[2-4]|ul|ol|li|blockquote|pre|table|tr))>/g;

/**
 * Converts HTML from data to its text: sanitised first, so that no text of scripts or styles remains, one line per block.
 * Each table row is a line, with tabs between its cells.
 */
export function plainText(html: string): string {
  const clean = sanitizeHtml(html.replace(ATTRIBUTES, '<$1>')).replace(BLOCKS, '\n$&\n');
  const { body } = new DOMParser().parseFromString(clean.replace(/[ \t]+/g, ' '), 'text/html');
  // Innermost tables first: a cell may hold a table.
  for (const row of [...body.querySelectorAll('tr')].toReversed()) {
    row.textContent = [...row.cells].map((cell) => cell.textContent.replace(/\s+/g, ' ').trim()).join('\t');
  }
  return body.textContent
    .replace(/ {2,}/g, ' ')
    .replace(/[^\S\t]*\n[^\S\t]*/g, '\n')
    .replace(/^[^\S\t]+|[^\S\t]+$/g, '');
}
