import * as v from 'valibot';
import { Id, Instant, NumericId } from '../shared/ids';
import { Pagination, PastTheEnd } from '../shared/pagination';
import { Product } from './product';

export const MOVEMENT_REASONS = ['received', 'sold', 'returned', 'count', 'damaged', 'lost', 'correction', 'import'] as const;
export const MovementReason = v.picklist(MOVEMENT_REASONS);
export type MovementReason = v.InferOutput<typeof MovementReason>;

/** One entry of the stock ledger. It is never edited; an undo is a counter-movement. */
export const Movement = v.object({
  id: Id,
  productId: NumericId,
  sku: v.string(),
  name: v.string(),
  delta: v.pipe(v.number(), v.safeInteger()),
  before: v.pipe(v.number(), v.safeInteger()),
  after: v.pipe(v.number(), v.safeInteger()),
  reason: MovementReason,
  note: v.string(),
  userId: Id,
  userName: v.string(),
  at: Instant,
});
export type Movement = v.InferOutput<typeof Movement>;

export const MovementPage = v.union([
  v.object({ movements: v.array(Movement), pagination: Pagination }),
  v.object({ movements: v.null(), pagination: PastTheEnd }),
]);
export type MovementPage = v.InferOutput<typeof MovementPage>;

export const CreateMovementBody = v.object({
  productId: NumericId,
  delta: v.pipe(v.number(), v.safeInteger()),
  reason: MovementReason,
  note: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
});
export type CreateMovementBody = v.InferInput<typeof CreateMovementBody>;
export const CreateMovementAnswer = v.object({ movement: Movement, product: Product });
export type CreateMovementAnswer = v.InferOutput<typeof CreateMovementAnswer>;
