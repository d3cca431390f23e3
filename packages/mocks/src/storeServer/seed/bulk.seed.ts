import type { Product } from '@stockroom/contract';
import type { Base, Key } from '../../engine/collection';
import type { PaletteName } from '../../inventory/pictures/palettes';
import { picturePath, type Form } from '../../inventory/pictures/picturePath';
import { withCheckDigit } from '../gtin';
import { buildProduct } from '../product.factory';
import { brandName } from './lookups.seed';

const FIRST_ID = 1001;
const COLLECTIONS = [
  'Alder',
  'Beacon',
  'Cove',
  'Drift',
  'Ember',
  'Fathom',
  'Gale',
  'Hollow',
  'Isle',
  'Juniper',
  'Kelp',
  'Lantern',
  'Marsh',
  'Nettle',
  'Orchard',
  'Pebble',
  'Quarry',
  'Reed',
  'Slate',
  'Thistle',
  'Umber',
  'Vale',
  'Willow',
  'Yarrow',
  'Çam',
  'Şafak',
  'Irmak',
  'İnce',
  'Ördek',
  'Üzüm',
];
const COLOURS: readonly (readonly [name: string, palette: PaletteName])[] = [
  ['Teal', 'teal'],
  ['Navy', 'navy'],
  ['Sand', 'sand'],
  ['Coral', 'coral'],
  ['Forest', 'forest'],
  ['Graphite', 'graphite'],
];
const KINDS: readonly (readonly [name: string, form: Form, category: number, basePrice: number])[] = [
  ['Watch', 'watch', 2, 180],
  ['Chronograph', 'chronograph', 3, 320],
  ['Strap', 'strap', 4, 24],
  ['Shirt', 'shirt', 6, 56],
  ['Sweater', 'sweater', 7, 94],
  ['Backpack', 'backpack', 9, 118],
  ['Tote', 'tote', 10, 48],
  ['Sneaker', 'sneaker', 11, 92],
  ['Cap', 'cap', 13, 26],
  ['Mug', 'mug', 16, 16],
];
const TAGS = [['tag-mens'], ['tag-ladies'], ['tag-unisex'], []];

/**
 * Makes many products of the home store, after those of the demo. Each is computed from its number on request, so a data set of
 * 100,000 takes neither memory nor storage until some of it is changed; all share a few dozen pictures.
 */
export function generateProducts(count: number, first: readonly Product[]): Base<Product> {
  const firstById = new Map<Key, Product>(first.map((product) => [product.id, product]));
  // The demo's products of the home store are part of the count.
  const generated = count - first.filter(({ storeId }) => storeId === 1).length;
  const numberOf = (key: Key) => (typeof key === 'number' && Number.isInteger(key) ? key - FIRST_ID : -1);
  return {
    size: firstById.size + generated,
    *keys() {
      yield* firstById.keys();
      for (let number = 0; number < generated; number += 1) yield FIRST_ID + number;
    },
    get: (key) => {
      const number = numberOf(key);
      return number >= 0 && number < generated ? bulkProduct(number) : firstById.get(key);
    },
  };
}

/** Lists the pictures that all of these products share. */
export function bulkPicturePaths(): string[] {
  return KINDS.flatMap(([, form]) => COLOURS.map(([, palette]) => picturePath(form, palette, 1)));
}

function bulkProduct(number: number): Product {
  // Scrambles the number in a fixed way: products with adjacent numbers differ in name, price and stock.
  const spread = Math.imul(number + 1, 2_654_435_761) >>> 0;
  const [kind, form, category, basePrice] = pick(KINDS, spread);
  const [colour, palette] = pick(COLOURS, spread >>> 7);
  const brandId = 1 + ((spread >>> 11) % 10);
  const cents = basePrice * 100 + ((spread >>> 3) % 4000);
  const digits = String(number).padStart(6, '0');
  const image = picturePath(form, palette, 1);
  return buildProduct({
    id: FIRST_ID + number,
    name: `${pick(COLLECTIONS, spread >>> 13)} ${kind}, ${colour} ${number + 1}`,
    sku: `${form.slice(0, 3).toUpperCase()}-${digits}`,
    barcode: withCheckDigit(`952${digits.padStart(9, '0')}`),
    category,
    brandId,
    brand: brandName(brandId),
    styleId: 1 + (spread % 7),
    vendor: 1 + (spread % 4),
    stock: (spread >>> 5) % 120,
    cost: Math.round(cents * 0.45) / 100,
    basePrice: cents / 100,
    taxPercent: 5.5,
    price: Math.round(cents * 1.055) / 100,
    weight: ((spread >>> 9) % 40) / 10,
    tags: pick(TAGS, spread >>> 15),
    thumbnail: image,
    images: [{ url: image, alt: `${kind}, ${colour}` }],
    active: spread % 23 !== 0,
  });
}

function pick<T>(list: readonly T[], at: number): T {
  const item = list[(at >>> 0) % list.length];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}
