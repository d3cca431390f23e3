/**
 * Printable letters, digits and signs of Latin scripts (ASCII to U+02FF): none combines with another, so each is a grapheme.
 */
const LATIN = /^[\x20-\x7e\u00a0-\u02ff]*$/;

let made: Intl.Segmenter | undefined;
/** Created when first needed: the browser needs 10 ms and more to load the rules. */
const segmenter = () => (made ??= new Intl.Segmenter());

/**
 * Counts the characters of a text as people see them: "👩‍👩‍👧" is one, "ö" is one however it is encoded.
 * @param atMost Where to stop counting, so that a pasted megabyte doesn't hold the page up.
 */
export function countGraphemes(text: string, atMost = Infinity): number {
  if (LATIN.test(text)) return Math.min(text.length, atMost);
  let count = 0;
  for (const _ of segmenter().segment(text)) {
    count += 1;
    if (count >= atMost) break;
  }
  return count;
}

/** Splits a text into characters as people see them. */
export const splitGraphemes = (text: string): string[] =>
  LATIN.test(text) ? text.split('') : Array.from(segmenter().segment(text), ({ segment }) => segment);

export interface TextLength {
  /** Number of used characters, counted up to twice the limit. */
  used: number;
  /** Whether there are more characters than were counted. */
  uncounted: boolean;
  over: boolean;
}

/** Measures how much of a limit a text uses; null while the limit is far: below four fifths of it. */
export function lengthNearLimit(text: string, max: number): TextLength | null {
  const near = Math.ceil(max * 0.8);
  // A grapheme has at least one code unit: a short text needs no counting.
  if (text.length < near) return null;
  const used = countGraphemes(text, max * 2);
  return used < near ? null : { used, uncounted: used >= max * 2, over: used > max };
}
