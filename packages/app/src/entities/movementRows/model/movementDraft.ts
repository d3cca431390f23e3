import { type CreateMovementBody, type Issue, MOVEMENT_LIMITS, mayOversell, type Product } from '@stockroom/contract';
import * as v from 'valibot';
import { deltaOf, directionOf, RECORDED_REASONS } from '#entities/stock/model/recordedReasons';

const Row = v.object({
  productId: v.number(),
  name: v.string(),
  sku: v.string(),
  /** Stock when the row was added; only displayed. */
  stock: v.number(),
  quantity: v.nullable(v.number()),
});
export type MovementRow = v.InferOutput<typeof Row>;

/** Movements being recorded: one reason, several products. */
export const MovementDraft = v.object({
  reason: v.picklist(RECORDED_REASONS),
  rows: v.array(Row),
  note: v.string(),
  reference: v.string(),
});
export type MovementDraft = v.InferOutput<typeof MovementDraft>;

export const NEW_MOVEMENT: MovementDraft = { reason: 'received', rows: [], note: '', reference: '' };

/** A problem of a row. */
export type RowProblem = 'quantity' | 'signed' | 'tooMuch' | 'belowZero' | 'gone';
export interface MovementProblems {
  /** Whether there is nothing to record. */
  isEmpty: boolean;
  /** Problems by product. */
  rows: ReadonlyMap<number, RowProblem>;
  note: boolean;
  reference: boolean;
}

/** Adds a quantity of a product, one by default: a second scan of the same product adds to its row. */
export function withProduct(draft: MovementDraft, { id, name, sku, stock }: Product, quantity = 1): MovementDraft {
  const known = draft.rows.find(({ productId }) => productId === id);
  if (!known) return { ...draft, rows: [...draft.rows, { productId: id, name, sku, stock, quantity }] };
  return withRow(draft, id, { stock, quantity: (known.quantity || 0) + quantity });
}

export function withRow(draft: MovementDraft, productId: number, change: Partial<MovementRow>): MovementDraft {
  return { ...draft, rows: draft.rows.map((row) => (row.productId === productId ? { ...row, ...change } : row)) };
}

export function withoutRow(draft: MovementDraft, productId: number): MovementDraft {
  return { ...draft, rows: draft.rows.filter((row) => row.productId !== productId) };
}

export function problemsOf(draft: MovementDraft): MovementProblems {
  const rows = new Map<number, RowProblem>();
  for (const row of draft.rows) {
    const problem = rowProblemOf(draft, row);
    if (problem) rows.set(row.productId, problem);
  }
  return {
    isEmpty: draft.rows.length === 0,
    rows,
    note: isTooLong(draft.note, MOVEMENT_LIMITS.note),
    reference: isTooLong(draft.reference, MOVEMENT_LIMITS.reference),
  };
}

export function isFaulty({ isEmpty, rows, note, reference }: MovementProblems): boolean {
  return isEmpty || rows.size > 0 || note || reference;
}

function rowProblemOf({ reason }: MovementDraft, { quantity, stock }: MovementRow): RowProblem | null {
  const isSigned = directionOf(reason) === null;
  const isNumber = quantity !== null && Number.isInteger(quantity) && quantity !== 0;
  if (!isNumber || (!isSigned && quantity < 0)) return isSigned ? 'signed' : 'quantity';
  if (Math.abs(quantity) > MOVEMENT_LIMITS.delta) return 'tooMuch';
  const delta = deltaOf(reason, quantity);
  return delta < 0 && stock + delta < 0 && !mayOversell(reason) ? 'belowZero' : null;
}

/** Rows that the server refused, by product; from a path such as `movements.3.delta`. */
export function refusedRows({ rows }: MovementDraft, issues: readonly Issue[]): ReadonlyMap<number, RowProblem> {
  const problems = new Map<number, RowProblem>();
  for (const { path } of issues) {
    const [, place, field] = /^movements\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const row = rows[Number(place)];
    if (row) problems.set(row.productId, field === 'productId' ? 'gone' : 'belowZero');
  }
  return problems;
}

/** Payloads of the call. */
export function bodiesOf({ reason, rows, note, reference }: MovementDraft): CreateMovementBody[] {
  return rows.map(({ productId, quantity }) => ({
    productId,
    delta: deltaOf(reason, quantity ?? 0),
    reason,
    note: note.trim(),
    reference: reference.trim(),
  }));
}

/** Whether a text has too many characters as people count them; counts no further than needed. */
function isTooLong(text: string, limit: number): boolean {
  return text.length > limit && [...new Intl.Segmenter().segment(text)].length > limit;
}
