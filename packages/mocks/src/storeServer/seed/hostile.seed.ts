import type { Product } from '@stockroom/contract';
import { buildProduct } from '../product.factory';

/** Texts that break careless pages. Each is a name that must be shown unchanged. */
const names = [
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  '__proto__',
  '=1+1',
  '-2+3',
  '@SUM(A1:A9)',
  '.*+?^$()[]{}|\\',
  '%00%0a%3Cscript%3E',
  'مَعْطَف شَتَوِيّ',
  'שעון יד',
  '腕時計 クロノグラフ',
  '👩‍👩‍👧‍👦 family pack 🏳️‍🌈',
  'Zero\u200bwidth\u200djoined',
  'Right\u202eto left override',
  'e\u0301\u0301\u0301\u0301\u0301 combining',
  'Unbreakable'.repeat(23),
  'Wide '.repeat(50).trim(),
  'İIıi ŞşĞğÇç',
  'Line\nbreak\tand tab',
];

/** Products with hostile texts in every free field, and numbers at their limits. */
export const hostileProducts: readonly Product[] = names.map((name, index) =>
  buildProduct({
    id: 401 + index,
    name,
    description: `${name} <script>alert(1)</script>`,
    sku: index % 4 === 0 ? '' : `X"${index}',;`,
    barcode: index % 3 === 0 ? '=cmd' : `0000${index}`,
    category: index % 5 === 0 ? 9999 : 1,
    brandId: index % 5 === 1 ? 9999 : 0,
    stock: index % 6 === 0 ? -4 : 2_000_000_000,
    reserved: 9,
    price: index % 2 === 0 ? 0 : 999_999_999.99,
    tags: ['tag-gone', 'tag-watch'],
    thumbnail: index % 2 === 0 ? '/media/products/does-not-exist.svg' : null,
    images: index % 2 === 0 ? [{ url: '/media/products/does-not-exist.svg', alt: name.slice(0, 255) }] : [],
  }),
);
