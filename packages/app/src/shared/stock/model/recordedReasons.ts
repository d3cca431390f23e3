import type { MovementReason } from '@stockroom/contract';

/** Reasons that people record by hand. A count and an import have pages of their own. */
export const RECORDED_REASONS = ['received', 'returned', 'damaged', 'lost', 'sold', 'correction'] as const;
export type RecordedReason = (typeof RECORDED_REASONS)[number];

/** Which way goods go for a reason; `null`: either, so the number says it by its sign. */
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

/** The change of stock by a quantity and its reason: 3 sold is −3. */
export function deltaOf(reason: MovementReason, quantity: number): number {
  return quantity * (directionOf(reason) ?? 1);
}
