import type { MovementReason } from '@stockroom/contract';

/** Reasons that people record by hand. Counts and imports have pages of their own. */
export const RECORDED_REASONS = ['received', 'returned', 'damaged', 'lost', 'sold', 'correction'] as const;
export type RecordedReason = (typeof RECORDED_REASONS)[number];

/** Direction of goods for a reason; `null`: either, so the sign of the number decides. */
export function directionOf(reason: MovementReason): 1 | -1 | null {
  switch (reason) {
    case 'received':
    case 'returned':
      return 1;
    case 'damaged':
    case 'lost':
    case 'sold':
      return -1;
    case 'correction':
    case 'count':
    case 'import':
      return null;
  }
}

/** Change of stock for a quantity and its reason: 3 sold is −3. */
export function deltaOf(reason: MovementReason, quantity: number): number {
  return quantity * (directionOf(reason) ?? 1);
}
