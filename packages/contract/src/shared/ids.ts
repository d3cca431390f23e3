import * as v from 'valibot';

/** Ids of everything except products and the entities that products refer to. */
export const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

/** Ids of products, stores, brands, countries, styles, categories and vendors. 0 means "none". */
export const NumericId = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** An instant in ISO 8601 in UTC, such as `2026-03-01T09:30:00.000Z`. */
export const Instant = v.pipe(v.string(), v.isoTimestamp());
