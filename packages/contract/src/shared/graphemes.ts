/** Printable letters, digits and signs of Latin scripts (ASCII to U+02FF): none of them joins another, each is a grapheme. */
const LATIN = /^[\x20-\x7e\u00a0-\u02ff]*$/;

let segmenter: Intl.Segmenter | undefined;

/**
 * How many characters a person sees in a text: one for an emoji family, one for a letter with its accents (Unicode UAX #29).
 * @param atMost where to stop counting, so that a pasted megabyte doesn't hold the page up
 */
export function countGraphemes(text: string, atMost = Infinity): number {
  if (LATIN.test(text)) return Math.min(text.length, atMost);
  // Made when first needed: a browser takes its time to read the rules.
  segmenter ??= new Intl.Segmenter();
  let count = 0;
  for (const _ of segmenter.segment(text)) {
    count += 1;
    if (count >= atMost) break;
  }
  return count;
}

/** Whether a text has more than `limit` characters as a person counts them. Counts no further than one beyond the limit. */
export const isLongerThan = (text: string, limit: number): boolean =>
  text.length > limit && countGraphemes(text, limit + 1) > limit;
