import type { Movement } from '@stockroom/contract';
import { expect, it } from 'vitest';
import { deliveriesOf } from './deliveries';

const movement = (productId: number, delta: number, overrides: Partial<Movement> = {}): Movement => ({
  id: `${productId} ${delta}`,
  productId,
  sku: '',
  name: '',
  delta,
  before: 0,
  after: delta,
  reason: 'received',
  note: '',
  reference: 'PO-1',
  undoes: null,
  undoneBy: null,
  userId: 'u',
  userName: 'Selin Karaca',
  at: '2026-02-27T08:40:00.000Z',
  ...overrides,
});

it('deliveriesOf: groups movements recorded at once under one reference', () => {
  const [first, second, ...others] = deliveriesOf([
    movement(1, 5),
    movement(2, 3),
    movement(1, 2),
    movement(1, 9, { reference: 'PO-2' }),
  ]);
  expect(first).toMatchObject({ reference: 'PO-1', units: 10 });
  expect(first?.products).toEqual([
    { productId: 2, copies: 3 },
    { productId: 1, copies: 7 },
  ]);
  expect(second).toMatchObject({ reference: 'PO-2', units: 9 });
  expect(others).toEqual([]);
});

it('deliveriesOf: leaves out reverted movements', () => {
  expect(deliveriesOf([movement(1, 5, { undoneBy: 'x' }), movement(1, -5, { undoes: '1 5' })])).toEqual([]);
});

it("deliveriesOf: limits the labels of a product to one job's maximum", () => {
  expect(deliveriesOf([movement(1, 100_000)])[0]?.products).toEqual([{ productId: 1, copies: 500 }]);
});
