import * as v from 'valibot';

/** Requests a notification when a page opens. A repeated request with the same address changes nothing. */
export const ComingSoonBody = v.object({
  // The library's own check adds half a kilobyte to the script of every page, and refuses addresses that servers accept.
  email: v.pipe(v.string(), v.trim(), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/u), v.maxLength(320)),
});
export type ComingSoonBody = v.InferOutput<typeof ComingSoonBody>;
