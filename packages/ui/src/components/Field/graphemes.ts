let segmenter: Intl.Segmenter | undefined;
const plain = /^[\x20-\x7e]*$/;

/**
 * How many characters a person sees in a text: "👩‍👩‍👧" is one, "ö" is one however it is written.
 * @param atMost Where to stop counting, so that a pasted megabyte doesn't hold the page up.
 */
export function countGraphemes(text: string, atMost = Infinity): number {
  if (plain.test(text)) return Math.min(text.length, atMost);
  // Made when first needed: the sign-in page never does.
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  for (const _ of segmenter.segment(text)) {
    count += 1;
    if (count >= atMost) break;
  }
  return count;
}

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
