import * as v from 'valibot';
import { atMost } from '../shared/text';

export const MOVEMENT_REASONS = ['received', 'sold', 'returned', 'count', 'damaged', 'lost', 'correction', 'import'] as const;
export const MovementReason = v.picklist(MOVEMENT_REASONS);
export type MovementReason = v.InferOutput<typeof MovementReason>;

/** Limits of a recorded movement. Texts are counted in graphemes; `together`: entries per call. */
export const MOVEMENT_LIMITS = { delta: 1_000_000, note: 500, reference: 100, together: 500 } as const;

/**
 * Whether stock may go below zero for this reason: sold units have left whatever the number was, and a correction states the
 * actual stock.
 */
export const mayOversell = (reason: MovementReason): boolean => reason === 'sold' || reason === 'correction';

/**
 * Reason for a change of stock, where the caller knows it; sent along with the change. Without it the change is a correction.
 */
export const StockReason = v.object({
  reason: MovementReason,
  note: v.optional(v.pipe(v.string(), atMost(MOVEMENT_LIMITS.note)), ''),
});
export type StockReason = v.InferInput<typeof StockReason>;
