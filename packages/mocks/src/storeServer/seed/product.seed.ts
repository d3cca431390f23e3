import type { Product } from '@stockroom/contract';
import { baseOf, type Base, type DataSet } from '../../engine/collection';
import { lazySeeds } from '../../engine/store/lazySeeds';
import { picturePath, VARIANTS } from '../../inventory/pictures/picturePath';
import { stores } from '../../user/stores.seed';
import { withCheckDigit } from '../gtin';
import { buildProduct, SEED_INSTANT } from '../product.factory';
import { PRODUCT_COUNTRIES } from '../productCountries';
import { brandName } from './lookups.seed';
import { homeRows, kiyiRows, uptownRows, type ProductRow } from './product.rows';

/** Sales tax in percent, by store. */
const TAX_PERCENT: Record<number, number> = { 1: 5.5, 2: 5.5, 3: 20 };
const SKU_PREFIX: Record<number, string> = { 1: 'HP', 2: 'UP', 3: 'MK' };
const FORM_CODE = {
  watch: 'W',
  chronograph: 'W',
  strap: 'ST',
  shirt: 'SH',
  sweater: 'KN',
  backpack: 'BP',
  tote: 'TT',
  sneaker: 'SN',
  boot: 'BT',
  cap: 'CP',
  scarf: 'SC',
  mug: 'MG',
};
const HOUR_MS = 3_600_000;

/** Every product of the demo's three stores. */
export const demoProducts: readonly Product[] = [
  ...homeRows.map((row, index) => fromRow(row, index + 1, stores[0].storeId)),
  ...uptownRows.map((row, index) => fromRow(row, 201 + index, stores[1].storeId)),
  ...kiyiRows.map((row, index) => fromRow(row, 301 + index, stores[2].storeId)),
];

const others = lazySeeds(() => import('./product.dataSets'));

/** Returns the initial products of a data set. */
export function productsOf(dataSet: DataSet): Base<Product> {
  switch (dataSet) {
    case 'empty':
      return baseOf<Product>([]);
    case 'hostile-text':
      return baseOf([...demoProducts, ...others().hostileProducts]);
    case 'products-10000':
      return others().generateProducts(10_000, demoProducts);
    case 'products-100000':
      return others().generateProducts(100_000, demoProducts);
    default:
      return baseOf(demoProducts);
  }
}

function fromRow(row: ProductRow, id: number, storeId: number): Product {
  const [
    name,
    category,
    form,
    palette,
    pictures,
    brandId,
    style,
    vendor,
    country,
    stock,
    reserved,
    cost,
    basePrice,
    weight,
    tags,
  ] = row;
  const taxPercent = TAX_PERCENT[storeId] ?? 0;
  const images = VARIANTS.slice(0, pictures).map((variant) => ({
    url: picturePath(form, palette, variant),
    alt: name.slice(0, 120),
  }));
  return buildProduct({
    id,
    name,
    category,
    storeId,
    sku: `${SKU_PREFIX[storeId] ?? ''}-${FORM_CODE[form]}-${String(id).padStart(4, '0')}`,
    barcode: barcodeOf(id),
    brandId,
    brand: brandName(brandId),
    styleId: style,
    vendor,
    countryId: PRODUCT_COUNTRIES[country] ?? 0,
    stock,
    reserved,
    cost,
    basePrice,
    taxPercent,
    price: Math.round(basePrice * (100 + taxPercent)) / 100,
    weight,
    tags: tags
      .split(' ')
      .filter(Boolean)
      .map((tag) => `tag-${tag}`),
    images,
    thumbnail: images[0]?.url ?? null,
    active: !name.startsWith('Discontinued') && !name.startsWith('Window Display'),
    description: descriptionOf(name, form),
    reorderPoint: id % 9 === 0 ? 10 : null,
    updatedAt: new Date(Date.parse(SEED_INSTANT) - id * HOUR_MS).toISOString(),
  });
}

/**
 * Makes a barcode. All lengths of GTIN occur, leading zeros, a shop's own code and none at all. 952 is GS1's prefix for
 * examples.
 */
function barcodeOf(id: number): string {
  const item = String(id).padStart(4, '0');
  if (id % 17 === 0) return '';
  if (id % 13 === 0) return `HP/${item}-A`;
  if (id % 11 === 0) return withCheckDigit(`952${item}`);
  if (id % 7 === 0) return withCheckDigit(`09521000${item}`);
  if (id % 5 === 0) return withCheckDigit(`0952100${item}`);
  if (id % 19 === 0) return withCheckDigit(`195210000${item}`);
  return withCheckDigit(`95210000${item}`);
}

function descriptionOf(name: string, form: ProductRow[2]): string {
  const sentences: Record<ProductRow[2], string> = {
    watch: 'Steel case, hardened glass, and a dial that reads at a glance.',
    chronograph: 'Times to a fifth of a second, with pushers that click.',
    strap: 'Quick-release bars; changes without a tool.',
    shirt: 'Cut straight, sewn with flat seams, pre-washed.',
    sweater: 'Knitted in one piece; keeps its shape when washed by hand.',
    backpack: 'Padded back, two side pockets, a sleeve for a laptop.',
    tote: 'Stands by itself, with an inside pocket that closes.',
    sneaker: 'Stitched sole, removable insole, wide laces.',
    boot: 'Welted sole that can be replaced; waxed leather.',
    cap: 'One size, with a brass buckle behind.',
    scarf: 'Long enough to go around twice.',
    mug: 'Holds 350 ml; safe in the dishwasher.',
  };
  return name.length > 60 ? '' : sentences[form];
}
