/** Printable letters, digits and signs of Latin scripts (ASCII to U+02FF): none of them joins another, each is a grapheme. */
const LATIN = /^[\x20-\x7e\u00a0-\u02ff]*$/;

let made: Intl.Segmenter | undefined;
/** Made when first needed: a browser takes its time to read the rules, 10 ms and more. */
const segmenter = () => (made ??= new Intl.Segmenter());

/**
 * How many characters a person sees in a text: "👩‍👩‍👧" is one, "ö" is one however it is written.
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

/** The characters of a text as a person sees them. */
export const splitGraphemes = (text: string): string[] =>
  LATIN.test(text) ? text.split('') : Array.from(segmenter().segment(text), ({ segment }) => segment);

export interface TextLength {
  /** Counted up to twice the limit. */
  used: number;
  /** There are more than were counted. */
  uncounted: boolean;
  over: boolean;
}

/** How much of a limit a text uses, or null while the limit is far: below four fifths of it. */
export function lengthNearLimit(text: string, max: number): TextLength | null {
  const near = Math.ceil(max * 0.8);
  // A grapheme is one code unit or more: a short text needs no counting.
  if (text.length < near) return null;
  const used = countGraphemes(text, max * 2);
  return used < near ? null : { used, uncounted: used >= max * 2, over: used > max };
}
