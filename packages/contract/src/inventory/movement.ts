import * as v from 'valibot';
import { Id, Instant, NumericId } from '../shared/ids';
import { Pagination, PastTheEnd } from '../shared/pagination';
import { atMost } from '../shared/text';
import { MOVEMENT_LIMITS, MovementReason } from './movementReason';
import { Product } from './product';

/** One entry of the stock ledger. It is never edited; an undo is a counter-movement. */
export const Movement = v.object({
  id: Id,
  productId: NumericId,
  /** SKU and name at the time of the movement. */
  sku: v.string(),
  name: v.string(),
  delta: v.pipe(v.number(), v.safeInteger()),
  before: v.pipe(v.number(), v.safeInteger()),
  after: v.pipe(v.number(), v.safeInteger()),
  reason: MovementReason,
  note: v.string(),
  /** Number of the delivery note, receipt or other document. May be empty. */
  reference: v.string(),
  /** Id of the movement that this one undoes. */
  undoes: v.nullable(Id),
  /** Id of the movement that undoes this one: looked up in the ledger when served, not stored. */
  undoneBy: v.nullable(Id),
  userId: Id,
  userName: v.string(),
  at: Instant,
});
export type Movement = v.InferOutput<typeof Movement>;

/** Units in and out for one reason. Both are 0 or more. */
export const MovementSum = v.object({ reason: MovementReason, in: v.number(), out: v.number() });
export type MovementSum = v.InferOutput<typeof MovementSum>;

/** `sums` covers all movements that match the filters; reasons without a movement are left out. */
export const MovementPage = v.union([
  v.object({ movements: v.array(Movement), pagination: Pagination, sums: v.array(MovementSum) }),
  v.object({ movements: v.null(), pagination: PastTheEnd }),
]);
export type MovementPage = v.InferOutput<typeof MovementPage>;

/** Units in and out on one day (`2026-03-01`, in the shop's time zone). */
export const MovementDay = v.object({ day: v.string(), in: v.number(), out: v.number() });
export type MovementDay = v.InferOutput<typeof MovementDay>;

/** A user with an entry in the ledger. */
export const MovementPerson = v.object({ id: Id, name: v.string() });
export type MovementPerson = v.InferOutput<typeof MovementPerson>;

/** The ledger's filters. `null` and an empty list: no restriction. */
export interface MovementFilters {
  productId: number | null;
  /** Matches any of them. */
  reasons: readonly MovementReason[];
  userId: string | null;
  direction: 'in' | 'out' | null;
  /** A day (`2026-03-01`: from its first moment), or an instant. */
  from: string | null;
  /** A day (to its last moment), or an instant. */
  to: string | null;
  /** Matches a product's name or SKU, note or reference. */
  search: string;
}

/** Filters that match every movement. */
export const NO_MOVEMENT_FILTERS: MovementFilters = {
  productId: null,
  reasons: [],
  userId: null,
  direction: null,
  from: null,
  to: null,
  search: '',
};

/**
 * Idempotency key: sent again with it, for example after a lost answer, the movement is recorded once and answered the same.
 */
const once = v.optional(Id);
/**
 * Whether a movement that would take the stock below zero is a 409 with `BelowZero` and records nothing, so that the caller can
 * ask first.
 */
const asksBelowZero = v.optional(v.boolean(), false);

const entries = {
  productId: NumericId,
  delta: v.pipe(
    v.number(),
    v.safeInteger(),
    v.check((delta) => delta !== 0, 'must not be 0'),
    v.minValue(-MOVEMENT_LIMITS.delta),
    v.maxValue(MOVEMENT_LIMITS.delta),
  ),
  reason: MovementReason,
  note: v.optional(v.pipe(v.string(), atMost(MOVEMENT_LIMITS.note)), ''),
  reference: v.optional(v.pipe(v.string(), atMost(MOVEMENT_LIMITS.reference)), ''),
};
export const CreateMovementBody = v.object({ ...entries, once, asksBelowZero });
export type CreateMovementBody = v.InferInput<typeof CreateMovementBody>;
export const CreateMovementAnswer = v.object({ movement: Movement, product: Product });
export type CreateMovementAnswer = v.InferOutput<typeof CreateMovementAnswer>;

/** A product after a write, with the movement this caused; none if its stock did not change. */
export const WrittenProduct = v.object({ ...Product.entries, movement: v.optional(Movement) });
export type WrittenProduct = v.InferOutput<typeof WrittenProduct>;

/** Several movements in one call: all are recorded, or none. */
export const CreateMovementsBody = v.object({
  movements: v.pipe(v.array(v.object(entries)), v.minLength(1), v.maxLength(MOVEMENT_LIMITS.together)),
  once,
  asksBelowZero,
});
/** Products that would be sold (or corrected) below zero: `stock` is the current value, `after` the resulting one. */
export const BelowZero = v.object({
  belowZero: v.array(v.object({ productId: NumericId, name: v.string(), stock: v.number(), after: v.number() })),
});
export type BelowZero = v.InferOutput<typeof BelowZero>;

/** Both in the order sent; a product that occurs twice is in its last state. */
export const CreateMovementsAnswer = v.object({ movements: v.array(Movement), products: v.array(Product) });
export type CreateMovementsAnswer = v.InferOutput<typeof CreateMovementsAnswer>;

export const UndoMovementBody = v.object({ id: Id });
