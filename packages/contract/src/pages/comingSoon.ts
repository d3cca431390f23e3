import * as v from 'valibot';

/** Asks to be told when a page opens (specification 2, pages/coming-soon). A second time with the same address changes nothing. */
export const ComingSoonBody = v.object({ email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(320)) });
export type ComingSoonBody = v.InferOutput<typeof ComingSoonBody>;
