import * as v from 'valibot';
import { atMost } from '../shared/text';

export const MOVEMENT_REASONS = ['received', 'sold', 'returned', 'count', 'damaged', 'lost', 'correction', 'import'] as const;
export const MovementReason = v.picklist(MOVEMENT_REASONS);
export type MovementReason = v.InferOutput<typeof MovementReason>;

/** Limits of a movement that is recorded. Texts are counted in graphemes; `together`: entries of one call. */
export const MOVEMENT_LIMITS = { delta: 1_000_000, note: 500, reference: 100, together: 500 } as const;

/** Whether stock may go below zero for this reason: what was sold is gone, whatever the number said, and a correction says what is so. */
export const mayOversell = (reason: MovementReason): boolean => reason === 'sold' || reason === 'correction';

/** Why the stock of a product changed, where the caller knows: told beside what is changed. A change that says nothing is a correction. */
export const StockReason = v.object({
  reason: MovementReason,
  note: v.optional(v.pipe(v.string(), atMost(MOVEMENT_LIMITS.note)), ''),
});
export type StockReason = v.InferInput<typeof StockReason>;
