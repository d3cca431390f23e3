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
  /** SKU and name are those that the product had then. */
  sku: v.string(),
  name: v.string(),
  delta: v.pipe(v.number(), v.safeInteger()),
  before: v.pipe(v.number(), v.safeInteger()),
  after: v.pipe(v.number(), v.safeInteger()),
  reason: MovementReason,
  note: v.string(),
  /** Number of the delivery, the receipt or whatever paper goes with it. May be empty. */
  reference: v.string(),
  /** The movement that this one takes back. */
  undoes: v.nullable(Id),
  /** The movement that takes this one back: found in the ledger when it is served, not kept. */
  undoneBy: v.nullable(Id),
  userId: Id,
  userName: v.string(),
  at: Instant,
});
export type Movement = v.InferOutput<typeof Movement>;

/** Units that came and went for one reason. Both are 0 or more. */
export const MovementSum = v.object({ reason: MovementReason, in: v.number(), out: v.number() });
export type MovementSum = v.InferOutput<typeof MovementSum>;

/** `sums` are those of all that the filters let through; a reason that has none of them is not there. */
export const MovementPage = v.union([
  v.object({ movements: v.array(Movement), pagination: Pagination, sums: v.array(MovementSum) }),
  v.object({ movements: v.null(), pagination: PastTheEnd }),
]);
export type MovementPage = v.InferOutput<typeof MovementPage>;

/** Units that came and went on one day (`2026-03-01`, of the shop's time zone). */
export const MovementDay = v.object({ day: v.string(), in: v.number(), out: v.number() });
export type MovementDay = v.InferOutput<typeof MovementDay>;

/** Somebody who has an entry in the ledger. */
export const MovementPerson = v.object({ id: Id, name: v.string() });
export type MovementPerson = v.InferOutput<typeof MovementPerson>;

/** The ledger's filters. `null` and an empty list: everything. */
export interface MovementFilters {
  productId: number | null;
  /** Any of them. */
  reasons: readonly MovementReason[];
  userId: string | null;
  direction: 'in' | 'out' | null;
  /** A day (`2026-03-01`: from its first moment), or an instant. */
  from: string | null;
  /** A day (to its last moment), or an instant. */
  to: string | null;
  /** Product's name or SKU, note or reference. */
  search: string;
}

/** A filter that lets everything through. */
export const NO_MOVEMENT_FILTERS: MovementFilters = {
  productId: null,
  reasons: [],
  userId: null,
  direction: null,
  from: null,
  to: null,
  search: '',
};

/** Names the act: sent again under it, when only the answer was lost, it is recorded once and answered the same. */
const once = v.optional(Id);
/** Whether a movement that would leave less than nothing is a 409 with `BelowZero`, and nothing is recorded: the caller asks first. */
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

/** A product as it was written, with the movement that this left in the ledger; none where its stock did not change. */
export const WrittenProduct = v.object({ ...Product.entries, movement: v.optional(Movement) });
export type WrittenProduct = v.InferOutput<typeof WrittenProduct>;

/** Several at once: all are recorded, or none is. */
export const CreateMovementsBody = v.object({
  movements: v.pipe(v.array(v.object(entries)), v.minLength(1), v.maxLength(MOVEMENT_LIMITS.together)),
  once,
  asksBelowZero,
});
/** Products that would be sold (or corrected) beyond their stock: `stock` is there now, `after` would be. */
export const BelowZero = v.object({
  belowZero: v.array(v.object({ productId: NumericId, name: v.string(), stock: v.number(), after: v.number() })),
});
export type BelowZero = v.InferOutput<typeof BelowZero>;

/** In the order in which they were sent; of a product that is in it twice, the last state. */
export const CreateMovementsAnswer = v.object({ movements: v.array(Movement), products: v.array(Product) });
export type CreateMovementsAnswer = v.InferOutput<typeof CreateMovementsAnswer>;

export const UndoMovementBody = v.object({ id: Id });
