import * as v from 'valibot';

let segmenter: Intl.Segmenter | null = null;

/**
 * Refuses a text of more than `limit` graphemes: what a person counts, whatever it takes to write it down. Most texts are short enough in
 * UTF-16 units already, and are not counted.
 */
export const atMost = (limit: number) =>
  v.check<string, string>(
    (text) => text.length <= limit || countGraphemes(text, limit) <= limit,
    `must have at most ${limit} characters`,
  );

/** Counts no further than one beyond the limit. */
function countGraphemes(text: string, limit: number): number {
  segmenter ??= new Intl.Segmenter();
  let count = 0;
  for (const _ of segmenter.segment(text)) {
    count += 1;
    if (count > limit) break;
  }
  return count;
}
