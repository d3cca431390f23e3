import * as v from 'valibot';
import { Id, Instant, NumericId } from '../shared/ids';

/** `units`: most of one product that can be counted. `products`: of a count of a list. `together`: lines of one call. `text`: of a filter. */
export const COUNT_LIMITS = { units: 1_000_000, products: 1000, together: 500, text: 4000 } as const;

const text = v.pipe(v.string(), v.maxLength(COUNT_LIMITS.text));

/**
 * The scope of a count: everything, a category with those below it, a list of products, or the results of a product filter when
 * the
 * count was begun: counting changes stock, by which it may filter.
 */
export const CountScope = v.union([
  v.object({ kind: v.literal('all') }),
  v.object({ kind: v.literal('category'), category: NumericId }),
  /** `filters`: a query string as `GET /products` takes it, in the one spelling that `readProductFilters` gives; one of the two says something. */
  v.object({ kind: v.literal('filter'), filters: text, search: text }),
  v.object({
    kind: v.literal('list'),
    products: v.pipe(v.array(NumericId), v.minLength(1), v.maxLength(COUNT_LIMITS.products)),
  }),
]);
export type CountScope = v.InferOutput<typeof CountScope>;

/**
 * `open`: being counted · `review`: its differences are looked over · `finished`: they are movements · `undone`: those were taken back ·
 * `dropped`: given up.
 */
export const COUNT_STATES = ['open', 'review', 'finished', 'undone', 'dropped'] as const;
export const CountState = v.picklist(COUNT_STATES);
export type CountState = v.InferOutput<typeof CountState>;

const whole = v.pipe(v.number(), v.safeInteger());

/** A count of stock, without its lines. */
export const Count = v.object({
  id: Id,
  /** Its number for people; its movements carry `C-{number}` as their reference. */
  number: whole,
  scope: CountScope,
  /** Whoever counts does not see what should be there. */
  blind: v.boolean(),
  state: CountState,
  userName: v.string(),
  startedAt: Instant,
  finishedAt: v.nullable(Instant),
  finishedBy: v.nullable(v.string()),
  /** Products that it is about, and those of them that were counted. */
  products: whole,
  counted: whole,
});
export type Count = v.InferOutput<typeof Count>;

/** A product of a count. */
export const CountLine = v.object({
  productId: NumericId,
  name: v.string(),
  sku: v.string(),
  barcode: v.string(),
  /** The cost of one unit, in the store's currency. */
  cost: v.number(),
  /** `null`: not counted yet. */
  counted: v.nullable(whole),
  /** Stock when the first of it was counted; now, where none was. `null` in a blind count that is open. */
  expected: v.nullable(whole),
  /** Units that came (or, below 0, went) since then: no difference, the stock changes by them anyway. `null` as above, and once the count is over. */
  movedSince: v.nullable(whole),
  /** Somebody has looked it over. A new number takes that away. */
  checked: v.boolean(),
  at: v.nullable(Instant),
  userName: v.string(),
  /** The product was deleted: it can't be changed any more. */
  gone: v.boolean(),
});
export type CountLine = v.InferOutput<typeof CountLine>;

export const WholeCount = v.object({ count: Count, lines: v.array(CountLine) });
export type WholeCount = v.InferOutput<typeof WholeCount>;

/** `id` is the caller's: sent again, it makes one. */
export const CreateCountBody = v.object({ id: Id, scope: CountScope, blind: v.boolean() });
export type CreateCountBody = v.InferOutput<typeof CreateCountBody>;

const units = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(COUNT_LIMITS.units));

/** A change of a line: some more were found, so many are there (`null`: to be counted anew), or somebody has looked it over. */
export const CountLineChange = v.union([
  /** `once` names the act, such as a scan: sent again, it counts once. */
  v.object({ productId: NumericId, add: v.pipe(units, v.minValue(1)), once: Id }),
  /** `seen`: what was counted when one began to type, where that is told: another number by then is a 409 with the line as it is. */
  v.object({ productId: NumericId, counted: v.nullable(units), seen: v.optional(v.nullable(units)) }),
  v.object({ productId: NumericId, checked: v.boolean() }),
]);
export type CountLineChange = v.InferOutput<typeof CountLineChange>;

/** Lines of a count that is open or looked over, or its state (`finished` and `undone` have calls of their own). */
export const UpdateCountBody = v.object({
  id: Id,
  lines: v.optional(v.pipe(v.array(CountLineChange), v.maxLength(COUNT_LIMITS.together)), []),
  state: v.optional(v.picklist(['open', 'review', 'dropped'])),
});
export type UpdateCountBody = v.InferInput<typeof UpdateCountBody>;

/** `uncounted`: what becomes of products that nobody counted: they keep their stock, or there are none. */
export const FinishCountBody = v.object({ id: Id, uncounted: v.picklist(['keep', 'zero']) });
export type FinishCountBody = v.InferOutput<typeof FinishCountBody>;
/** `moved`: products whose stock it changed. `gone`: names of those that were deleted meanwhile. */
export const FinishCountAnswer = v.object({ count: Count, moved: whole, gone: v.array(v.string()) });
export type FinishCountAnswer = v.InferOutput<typeof FinishCountAnswer>;

export const UndoCountBody = v.object({ id: Id });
/** A line that an undo left: the product was deleted, or has too little stock. */
export const LeftLine = v.object({ name: v.string(), why: v.picklist(['gone', 'tooLittle']) });
export const UndoCountAnswer = v.object({ count: Count, undone: whole, left: v.array(LeftLine) });
export type UndoCountAnswer = v.InferOutput<typeof UndoCountAnswer>;
