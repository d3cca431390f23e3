import type { NumberField } from './productRules';

/** Smallest value of a code that was scanned or typed into the wrong field. */
const MIN_CODE_VALUE = 100_000;
/** Factor over the previous value from which a number is suspicious. */
const SUSPICIOUS_FACTOR = 100;

/**
 * Whether a number is so far above the previous value that it needs confirmation before it is saved, such as a barcode in the
 * field of a stock or a price.
 * @param before `null` where there was no value
 */
export const isSuspicious = (value: number | null, before: number | null): boolean =>
  value !== null && value >= MIN_CODE_VALUE && value >= SUSPICIOUS_FACTOR * Math.max(1, before ?? 0);

const FIELDS = ['stock', 'reserved', 'cost', 'basePrice', 'price'] as const satisfies readonly NumberField[];
export type SuspiciousField = (typeof FIELDS)[number];

/**
 * Numbers of a product that need confirmation.
 * @param before `null` for a new product
 */
export const suspiciousFields = (
  draft: Readonly<Record<NumberField, number | null>>,
  before: Readonly<Record<NumberField, number | null>> | null,
): SuspiciousField[] => FIELDS.filter((field) => isSuspicious(draft[field], before?.[field] ?? null));
