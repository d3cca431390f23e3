/**
 * Printable letters, digits and signs of Latin scripts (ASCII to U+02FF): none of them combines with another, so each is a
 * grapheme.
 */
const LATIN = /^[\x20-\x7e\u00a0-\u02ff]*$/;

let segmenter: Intl.Segmenter | undefined;

/**
 * Counts the characters a person sees in a text: one for an emoji family, one for a letter with its accents (Unicode UAX #29).
 * @param atMost where to stop counting, so that a pasted megabyte doesn't hold the page up
 */
export function countGraphemes(text: string, atMost = Infinity): number {
  if (LATIN.test(text)) return Math.min(text.length, atMost);
  // Created on first use: loading the rules takes a browser some time.
  segmenter ??= new Intl.Segmenter();
  let count = 0;
  for (const _ of segmenter.segment(text)) {
    count += 1;
    if (count >= atMost) break;
  }
  return count;
}

/** Whether a text has more than `limit` graphemes. Stops counting at one beyond the limit. */
export const isLongerThan = (text: string, limit: number): boolean =>
  text.length > limit && countGraphemes(text, limit + 1) > limit;
