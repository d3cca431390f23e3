import type { NumberField } from './productRules';

/** The least value of a code that was scanned or typed into the wrong field. */
const LIKE_A_CODE = 100_000;
/** How many times what was there before. */
const TIMES = 100;

/**
 * Whether a number is so far beyond what stood there that it is asked about before it is saved: a barcode in the field of a stock or a price.
 * @param before `null` where there was none
 */
export const isSuspicious = (value: number | null, before: number | null): boolean =>
  value !== null && value >= LIKE_A_CODE && value >= TIMES * Math.max(1, before ?? 0);

const FIELDS = ['stock', 'reserved', 'cost', 'basePrice', 'price'] as const satisfies readonly NumberField[];
export type SuspiciousField = (typeof FIELDS)[number];

/** Numbers of a product that are asked about. @param before `null` for a new product */
export const suspiciousFields = (
  draft: Readonly<Record<NumberField, number | null>>,
  before: Readonly<Record<NumberField, number | null>> | null,
): SuspiciousField[] => FIELDS.filter((field) => isSuspicious(draft[field], before?.[field] ?? null));
