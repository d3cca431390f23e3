import * as v from 'valibot';

/** Asks to be told when a page opens. A second time with the same address changes nothing. */
export const ComingSoonBody = v.object({
  // The library's own check weighs half a kilobyte in the script of every page, and refuses addresses that servers take.
  email: v.pipe(v.string(), v.trim(), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/u), v.maxLength(320)),
});
export type ComingSoonBody = v.InferOutput<typeof ComingSoonBody>;
