import * as v from 'valibot';

/** The answer of a call that returns only its success. */
export const Done = v.literal(true);
