import { describe, expect, it } from 'vitest';
import { createSafeStorage } from '#shared/storage/safeStorage';
import { memoryStorage } from '#shared/testing/memoryStorage';
import type { ShownProduct } from '../model/shownProduct';
import { createCachedProducts } from './cachedProducts';
import { searchCachedProducts } from './searchCachedProducts';

const product = (id: number, changes: Partial<ShownProduct> = {}): ShownProduct => ({
  id,
  name: `Product ${id}`,
  sku: `SK-${id}`,
  barcode: '',
  brand: 'Tidewater',
  price: 10,
  stock: 3,
  reorderPoint: null,
  thumbnail: null,
  active: true,
  ...changes,
});

describe('createCachedProducts', () => {
  const open = (raw = memoryStorage()) => ({
    raw,
    known: createCachedProducts(
      'ada 1',
      createSafeStorage(() => raw),
    ),
  });

  it('keeps the last viewed products in their last state, across a reload', () => {
    const { raw, known } = open();
    known.add([product(1), product(2)]);
    known.add([product(2, { stock: 9 })]);
    expect(
      open(raw)
        .known.get()
        .map(({ id, stock }) => [id, stock]),
    ).toEqual([
      [2, 9],
      [1, 3],
    ]);
  });

  it('keeps 300 at most, without pictures embedded in their address', () => {
    const { known } = open();
    known.add(Array.from({ length: 400 }, (_, at) => product(at + 1, { thumbnail: 'data:image/png;base64,AA' })));
    expect(known.get()).toHaveLength(300);
    expect(known.get()[0]?.thumbnail).toBeNull();
  });
});

describe('searchCachedProducts', () => {
  const all = [
    product(1, { name: 'Strap for SK-2' }),
    product(2, { name: 'Oak watch' }),
    product(3, { name: 'İstanbul Gece Saati', barcode: '036000291452' }),
  ];
  it.each([
    ['sk-2', [2, 1]],
    ['0036000291452', [3]],
    ['saati istanbul', [3]],
    ['OAK', [2]],
    ['nothing', []],
  ])("finds products by '%s'", (search, ids) => {
    expect(searchCachedProducts(all, search).map(({ id }) => id)).toEqual(ids);
  });
});
