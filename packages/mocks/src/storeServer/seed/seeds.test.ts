import { Country, Product, ProductTag } from '@stockroom/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Base } from '../../engine/collection';
import { fetchSeeds } from '../../engine/store/lazySeeds';
import { categories, countries, demoProducts, tags, vendors } from '../../index';
import { drawProduct } from '../../inventory/pictures/drawProduct';
import { palettes, type PaletteName } from '../../inventory/pictures/palettes';
import { FORMS, VARIANTS } from '../../inventory/pictures/picturePath';
import { pictureAt, usedPictures } from '../../inventory/pictures/usedPictures';
import { withCheckDigit } from '../gtin';
import type { StoredMovement } from '../movement.factory';
import { buildProduct } from '../product.factory';
import { PRODUCT_COUNTRIES } from '../productCountries';
import { generateProducts } from './bulk.seed';
import { brands, styles } from './lookups.seed';
import { movementsOfOthers } from './movement.dataSets';
import { movementsOf } from './movement.seed';
import { productsOf } from './product.seed';

describe('product seed', () => {
  test('matches the contract', () => {
    expect(v.parse(v.array(Product), demoProducts)).toEqual(demoProducts);
    expect(v.parse(v.array(Country), countries)).toEqual(countries);
    expect(v.parse(v.array(ProductTag), tags)).toEqual(tags);
  });

  test('refers only to existing records', () => {
    const idsOf = (list: readonly { id: number | string }[]) => new Set(list.map(({ id }) => id));
    const known = {
      category: idsOf(categories),
      vendor: idsOf(vendors),
      brandId: idsOf(brands),
      styleId: idsOf(styles),
      countryId: idsOf(countries),
    };
    for (const product of demoProducts) {
      for (const [field, ids] of Object.entries(known)) {
        const id: unknown = Reflect.get(product, field);
        expect([product.name, field, id === 0 || ids.has(Number(id))]).toEqual([product.name, field, true]);
      }
      expect(product.tags.every((tag) => idsOf(tags).has(tag))).toBe(true);
    }
    for (const { parentId } of categories) expect(parentId === null || idsOf(categories).has(parentId)).toBe(true);
  });

  test('names the countries of origin as the list of countries does', () => {
    const ids = Object.fromEntries(countries.map(({ iso, id }) => [iso, id]));
    expect(PRODUCT_COUNTRIES).toEqual(Object.fromEntries(Object.keys(PRODUCT_COUNTRIES).map((iso) => [iso, ids[iso]])));
  });

  test('has unique ids and SKUs, and realistic edge cases', () => {
    const home = demoProducts.filter(({ storeId }) => storeId === 1);
    expect(home.length).toBeGreaterThanOrEqual(60);
    expect(new Set(demoProducts.map(({ id }) => id)).size).toBe(demoProducts.length);
    expect(new Set(home.map(({ sku }) => sku.toLowerCase())).size).toBe(home.length);
    for (const stock of [0, 19, 20, 29, 30]) expect(home.some((product) => product.stock === stock)).toBe(true);
    for (const count of [0, 1, 2, 3]) expect(home.some(({ images }) => images.length === count)).toBe(true);
    expect(home.some(({ category, brandId }) => category === 0 && brandId === 0)).toBe(true);
    expect(home.some(({ active }) => !active)).toBe(true);
    expect(home.some(({ barcode }) => barcode === '')).toBe(true);
    expect(home.some(({ name }) => name.length > 100)).toBe(true);
    expect(home.some(({ reserved, stock }) => reserved > 0 && stock > reserved)).toBe(true);
  });

  test('has GTINs of every length with their check digits, some with leading zeros', () => {
    const gtins = demoProducts.map(({ barcode }) => barcode).filter((barcode) => /^\d+$/.test(barcode));
    expect(new Set(gtins.map(({ length }) => length))).toEqual(new Set([8, 12, 13, 14]));
    expect(gtins.some((gtin) => gtin.startsWith('0'))).toBe(true);
    for (const gtin of gtins) expect(withCheckDigit(gtin.slice(0, -1))).toBe(gtin);
  });

  test("computes the check digit of GS1's own example", () => {
    expect(withCheckDigit('629104150021')).toBe('6291041500213');
  });
});

// The hostile products load separately.
await fetchSeeds('hostile-text');

describe('seeded ledger', () => {
  const listed = (base: Base<StoredMovement>) =>
    [...base.keys()].map((key) => base.get(key)).filter((entry) => entry !== undefined);
  const daysAgo = ({ at }: StoredMovement) => (typeof at === 'string' ? Number.NaN : at.daysAgo);
  const hostile = productsOf('hostile-text');

  test.each<[string, Base<StoredMovement>, readonly Product[]]>([
    ['the demo', movementsOf(demoProducts), demoProducts],
    ['100,000 movements', movementsOfOthers('movements-100000'), demoProducts],
    ['hostile texts', movementsOfOthers('hostile-text'), [...hostile.keys()].flatMap((key) => hostile.get(key) ?? [])],
    ['one product without stock', movementsOf([buildProduct({ id: 5 })], 27), [buildProduct({ id: 5 })]],
  ])('of %s: takes each product from zero to its stock, without a gap and never below zero', (_name, base, products) => {
    const stock = new Map<number, number>();
    for (const { productId, before, delta, after } of listed(base)) {
      expect([before, after]).toEqual([stock.get(productId) ?? 0, before + delta]);
      expect(delta).not.toBe(0);
      expect(after).toBeGreaterThanOrEqual(0);
      stock.set(productId, after);
    }
    const counted = products.filter((product) => product.stock >= 0);
    expect(counted.map(({ id }) => [id, stock.get(id)])).toEqual(counted.map(({ id, stock: there }) => [id, there]));
  });

  test('is one year long, up to today, and in order', () => {
    const days = listed(movementsOf(demoProducts)).map(daysAgo);
    expect([days[0], days.at(-1)]).toEqual([364, 0]);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
  });

  test('has 100,000 entries in their data set, and only openings for a large catalogue', () => {
    expect(movementsOfOthers('movements-100000').size).toBeGreaterThanOrEqual(100_000);
    const opened = listed(movementsOfOthers('products-10000'));
    const sums = new Map<number, number>();
    for (const { productId, delta } of opened) sums.set(productId, (sums.get(productId) ?? 0) + delta);
    const products = productsOf('products-10000');
    for (const key of products.keys()) expect(sums.get(Number(key)) ?? 0).toBe(products.get(key)?.stock);
    expect(opened.map(({ id }) => id)).toEqual(opened.map(({ id }) => id).toSorted());
  });
});

describe('generateProducts', () => {
  const base = generateProducts(10_000, demoProducts);

  test('match the contract, are the same every time, and share their pictures', () => {
    const all = [...base.keys()].map((key) => base.get(key));
    const parsed = v.parse(v.array(Product), all);
    expect(parsed).toHaveLength(base.size);
    expect(parsed.filter(({ storeId }) => storeId === 1)).toHaveLength(10_000);
    expect(base.get(1500)).toEqual(base.get(1500));
    expect(new Set(parsed.map(({ thumbnail }) => thumbnail)).size).toBeLessThan(150);
    expect(new Set(parsed.map(({ id }) => id)).size).toBe(parsed.length);
    expect(new Set(parsed.filter(({ storeId }) => storeId === 1).map(({ sku }) => sku)).size).toBe(10_000);
  });

  test('return nothing beyond their range of ids', () => {
    const keys = [...base.keys()].map(Number);
    expect(base.get(Math.max(...keys) + 1)).toBeUndefined();
    expect(base.get(1000)).toBeUndefined();
    expect(base.get('1500')).toBeUndefined();
    expect(base.get(1500.5)).toBeUndefined();
  });
});

describe('product pictures', () => {
  test('are drawn for every path in a seed', () => {
    const used = usedPictures();
    const pointed = ['demo', 'products-10000'] as const;
    for (const dataSet of pointed) {
      const base = productsOf(dataSet);
      for (const key of base.keys()) for (const { url } of base.get(key)?.images ?? []) expect(used.has(url)).toBe(true);
    }
  });

  test('are the same every time, small, and without scripts or external content', () => {
    for (const form of FORMS) {
      for (const palette of Object.keys(palettes) as PaletteName[]) {
        for (const variant of VARIANTS) {
          const svg = drawProduct(form, palette, variant);
          expect(svg).toBe(drawProduct(form, palette, variant));
          expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 400 400"/);
          expect(svg).not.toMatch(/NaN|undefined|<script|href|style=|url\(/);
          expect(svg.length).toBeLessThan(6000);
        }
      }
    }
  });

  test.each([
    '/media/products/../x.svg',
    '/media/products/watch-teal-4.svg',
    '/media/products/watch-pink-1.svg',
    '/media/watch-teal-1.svg',
    '/media/products/watch-constructor-1.svg',
  ])('are null at %s', (path) => {
    expect(pictureAt(path)).toBeNull();
  });
});
