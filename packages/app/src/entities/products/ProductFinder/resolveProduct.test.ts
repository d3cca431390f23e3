import { expect, test } from 'vitest';
import { resolveProduct } from './resolveProduct';

const mug = { name: 'Mug', sku: 'HP-M-0001', barcode: '4006381333931' };
const mugRack = { name: 'Mug rack', sku: 'HP-M-0002', barcode: '' };
const set = { name: 'Mug', sku: 'HP-M-0003', barcode: '' };

test.each([
  ['hp-m-0002', [mug, mugRack], mugRack],
  ['MUG', [mugRack, mug], mug],
  ['mug', [mug, set], undefined],
  ['mu', [mug, mugRack], undefined],
  ['rack', [mugRack], mugRack],
  ['hp-m', [mug], mug],
  ['ug', [mug], undefined],
  // Another product's code that is part of this one's.
  ['M-0001', [mug], undefined],
  ['38133393', [mug], undefined],
  ['mug', [], undefined],
])('resolveProduct: resolves %j among %j to %j', (text, products, expected) =>
  expect(resolveProduct(products, text)).toBe(expected),
);
