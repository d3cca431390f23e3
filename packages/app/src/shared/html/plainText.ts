import { sanitizeHtml } from './sanitizeHtml';

/** What a tag carries says nothing as text, and the browser reports handlers in it even where they can't run. */
const ATTRIBUTES = /<([a-z][\w-]*)\s[^>]*>/gi;
const BLOCK_ENDS = /<(br|\/(p|h[2-4]|li|blockquote|pre|tr)|hr)>/g;

/** HTML that came as data as the text that it says: cleaned first, so that no script's or style's text is left, one line a block. */
export function plainText(html: string): string {
  const clean = sanitizeHtml(html.replace(ATTRIBUTES, '<$1>')).replace(BLOCK_ENDS, (end) => `${end}\n`);
  const text = new DOMParser().parseFromString(clean, 'text/html').body.textContent;
  return text
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
