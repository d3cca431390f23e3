import * as v from 'valibot';
import { Id, Instant, NumericId } from '../shared/ids';

/**
 * `units`: maximum count of one product. `products`: maximum in a count of a list. `together`: lines per call. `text`: length of a filter.
 */
export const COUNT_LIMITS = { units: 1_000_000, products: 1000, together: 500, text: 4000 } as const;

const text = v.pipe(v.string(), v.maxLength(COUNT_LIMITS.text));

/**
 * The scope of a count: everything, a category with its subcategories, a list of products, or the results of a product filter
 * at the start of the count: counting changes stock, which the filter may use.
 */
export const CountScope = v.union([
  v.object({ kind: v.literal('all') }),
  v.object({ kind: v.literal('category'), category: NumericId }),
  /**
   * `filters`: a query string as `GET /products` takes it, normalised by `readProductFilters`; at least one of the two is not empty.
   */
  v.object({ kind: v.literal('filter'), filters: text, search: text }),
  v.object({
    kind: v.literal('list'),
    products: v.pipe(v.array(NumericId), v.minLength(1), v.maxLength(COUNT_LIMITS.products)),
  }),
]);
export type CountScope = v.InferOutput<typeof CountScope>;

/**
 * `open`: being counted · `review`: its differences are under review · `finished`: they are recorded as movements · `undone`: those movements were undone · `dropped`: abandoned.
 */
export const COUNT_STATES = ['open', 'review', 'finished', 'undone', 'dropped'] as const;
export const CountState = v.picklist(COUNT_STATES);
export type CountState = v.InferOutput<typeof CountState>;

const whole = v.pipe(v.number(), v.safeInteger());

/** A count of stock, without its lines. */
export const Count = v.object({
  id: Id,
  /** Display number; the count's movements carry `C-{number}` as their reference. */
  number: whole,
  scope: CountScope,
  /** Whether the expected stock is hidden from those who count. */
  blind: v.boolean(),
  state: CountState,
  userName: v.string(),
  startedAt: Instant,
  finishedAt: v.nullable(Instant),
  finishedBy: v.nullable(v.string()),
  /** Number of products in the count, and of those counted so far. */
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
  /** Units counted; `null`: not counted yet. */
  counted: v.nullable(whole),
  /** Stock at the first count of the product; current stock if not counted yet. `null` in a blind count that is open. */
  expected: v.nullable(whole),
  /**
   * Units that came in (or, below 0, went out) since then: not a difference, as the stock changes by them anyway. `null` as
   * above, and once the count is over.
   */
  movedSince: v.nullable(whole),
  /** Whether the line was reviewed. A new number resets it. */
  checked: v.boolean(),
  at: v.nullable(Instant),
  userName: v.string(),
  /** Whether the product was deleted, so that the line cannot be changed any more. */
  gone: v.boolean(),
});
export type CountLine = v.InferOutput<typeof CountLine>;

export const CountWithLines = v.object({ count: Count, lines: v.array(CountLine) });
export type CountWithLines = v.InferOutput<typeof CountWithLines>;

/** `id` is chosen by the caller: sent again, the count is created once. */
export const CreateCountBody = v.object({ id: Id, scope: CountScope, blind: v.boolean() });
export type CreateCountBody = v.InferOutput<typeof CreateCountBody>;

const units = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(COUNT_LIMITS.units));

/** A change of a line: units added, units counted (`null`: to be counted again), or the line reviewed. */
export const CountLineChange = v.union([
  /** `once`: idempotency key, such as for a scan: sent again, it counts once. */
  v.object({ productId: NumericId, add: v.pipe(units, v.minValue(1)), once: Id }),
  /**
   * `seen`: the number when the user began to type, where known: if it has changed since, the answer is a 409 with the current line.
   */
  v.object({ productId: NumericId, counted: v.nullable(units), seen: v.optional(v.nullable(units)) }),
  v.object({ productId: NumericId, checked: v.boolean() }),
]);
export type CountLineChange = v.InferOutput<typeof CountLineChange>;

/** Changes lines of a count that is open or in review, or its state (`finished` and `undone` have their own calls). */
export const UpdateCountBody = v.object({
  id: Id,
  lines: v.optional(v.pipe(v.array(CountLineChange), v.maxLength(COUNT_LIMITS.together)), []),
  state: v.optional(v.picklist(['open', 'review', 'dropped'])),
});
export type UpdateCountBody = v.InferInput<typeof UpdateCountBody>;

/** `uncounted`: treatment of products not counted: they keep their stock, or it becomes zero. */
export const FinishCountBody = v.object({ id: Id, uncounted: v.picklist(['keep', 'zero']) });
export type FinishCountBody = v.InferOutput<typeof FinishCountBody>;
/** `moved`: number of products whose stock changed. `gone`: names of products deleted since the count. */
export const FinishCountAnswer = v.object({ count: Count, moved: whole, gone: v.array(v.string()) });
export type FinishCountAnswer = v.InferOutput<typeof FinishCountAnswer>;

export const UndoCountBody = v.object({ id: Id });
/** A line that an undo skipped: the product was deleted, or has too little stock. */
export const SkippedLine = v.object({ name: v.string(), why: v.picklist(['gone', 'tooLittle']) });
export const UndoCountAnswer = v.object({ count: Count, undone: whole, left: v.array(SkippedLine) });
export type UndoCountAnswer = v.InferOutput<typeof UndoCountAnswer>;
