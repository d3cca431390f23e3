import { buildProduct } from '@stockroom/mocks';
import { expect, test } from 'vitest';
import {
  bodiesOf,
  isFaulty,
  NEW_MOVEMENT,
  problemsOf,
  type MovementDraft,
  refusedRows,
  withoutRow,
  withProduct,
  withRow,
} from './movementDraft';

const watch = buildProduct({ id: 2, name: 'Watch', stock: 19 });
const cap = buildProduct({ id: 3, name: 'Cap', stock: 2 });
const draftOf = (reason: MovementDraft['reason'], quantity: number | null): MovementDraft =>
  withRow({ ...withProduct(NEW_MOVEMENT, watch), reason }, 2, { quantity });

test('withProduct: adds a second scan of a product to its row', () => {
  const draft = withProduct(withProduct(withProduct(NEW_MOVEMENT, watch), cap), watch);
  expect(draft.rows.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    [2, 2],
    [3, 1],
  ]);
  expect(withoutRow(draft, 2).rows).toHaveLength(1);
});

test('withProduct: adds the quantity typed before the scan', () => {
  const draft = withProduct(withProduct(NEW_MOVEMENT, watch, 12), watch, 3);
  expect(draft.rows.map(({ quantity }) => quantity)).toEqual([15]);
});

test.each<[MovementDraft['reason'], number | null, string | undefined]>([
  ['received', 5, undefined],
  ['received', 0, 'quantity'],
  ['received', -1, 'quantity'],
  ['received', 1.5, 'quantity'],
  ['received', null, 'quantity'],
  ['received', Number.NaN, 'quantity'],
  ['received', 1e9, 'tooMuch'],
  ['correction', -3, undefined],
  ['correction', 0, 'signed'],
  ['correction', -30, undefined],
  ['sold', 30, undefined],
  ['damaged', 19, undefined],
  ['damaged', 20, 'belowZero'],
])('problemsOf: checks reason and quantity %s %s: %s', (reason, quantity, problem) => {
  const problems = problemsOf(draftOf(reason, quantity));
  expect(problems.rows.get(2)).toBe(problem);
  expect(isFaulty(problems)).toBe(problem !== undefined);
});

test('problemsOf: rejects an empty draft and a note that is too long', () => {
  expect(isFaulty(problemsOf(NEW_MOVEMENT))).toBe(true);
  const draft = { ...draftOf('received', 1), note: '👩‍👩‍👧‍👦'.repeat(500) };
  expect(problemsOf(draft).note).toBe(false);
  expect(problemsOf({ ...draft, note: 'n'.repeat(501) }).note).toBe(true);
  expect(problemsOf({ ...draft, reference: 'n'.repeat(101) }).reference).toBe(true);
});

test('bodiesOf: gives each quantity the sign of its reason', () => {
  const draft = { ...withProduct(draftOf('damaged', 4), cap), note: ' Glass ', reference: ' D-1 ' };
  expect(bodiesOf(draft)).toEqual([
    { productId: 2, delta: -4, reason: 'damaged', note: 'Glass', reference: 'D-1' },
    { productId: 3, delta: -1, reason: 'damaged', note: 'Glass', reference: 'D-1' },
  ]);
  expect(bodiesOf(draftOf('correction', -4))[0]?.delta).toBe(-4);
});

test("refusedRows: assigns the server's refusals to their rows", () => {
  const draft = withProduct(draftOf('damaged', 4), cap);
  const issue = (path: string) => ({ path, message: 'no' });
  const refused = refusedRows(draft, [issue('movements.0.productId'), issue('movements.1.delta'), issue('movements')]);
  expect([...refused]).toEqual([
    [2, 'gone'],
    [3, 'belowZero'],
  ]);
});
