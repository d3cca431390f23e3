import type { Product } from '@stockroom/contract';
import { describe, expect, it } from 'vitest';
import { writeRow } from '#shared/csv/csvCells';
import { createCsvReader, DELIMITERS } from '#shared/csv/csvReader';
import { withoutControls } from '#shared/csv/spreadsheetDamage';
import { LOOKUPS, storedProduct } from '../testing/fixtures';
import { seededRandom } from '../testing/random';
import { applyBatch, dryRun, openSession } from '../testing/runImport';
import type { ExportOptions } from './exportCsv';

const HOSTILE = [
  '=1+1',
  '+90 555 000 00 00',
  '-5',
  '-12.50',
  '-2+3',
  '@SUM(A1)',
  '\t=x',
  '\r\n=x',
  "'=x",
  "''0012",
  "'plain",
  '0012',
  '1E5',
  '123456789012345678',
  'MAR1',
  '3-4',
  '1:20',
  'a,b;c|d\te',
  '"quoted" and ""',
  'line\r\nend\nand\rmore',
  ' outer spaces ',
  'İstanbul ısparta ŞÇĞÜÖ',
  '👨‍👩‍👧‍👦 e\u0301 \u200d\u202e',
  '\uFEFFmark',
  "=cmd|' /C calc'!A0",
  '＝1',
  '<img onerror=alert(1)> {{x}} __proto__',
  '\\, \\\\ ,\\',
  '{12}',
  '{tag-mens}',
  'picture:abc',
  'NULL',
  'yes',
  '0',
  '\u0000nul',
];

const sample = <Item>(random: () => number, items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

/** Text from the hostile list and from random code points, never with empty ends, which the store would trim. */
function hostileText(random: () => number): string {
  const parts = Array.from({ length: 1 + Math.floor(random() * 3) }, () => sample(random, HOSTILE));
  const letters = Array.from({ length: Math.floor(random() * 6) }, () => String.fromCodePoint(32 + Math.floor(random() * 0x2ff)));
  return parts.join('') + letters.join('');
}

function hostileProduct(random: () => number, id: number): Product {
  const images = Array.from({ length: Math.floor(random() * 3) }, (_, place) => ({
    url:
      sample(random, ['data:image/png;base64,AAAA', '/pictures/a,b.png', 'https://shop.example/x,y.png']) +
      String(place).replace('0', ''),
    alt: hostileText(random),
  })).map((image) => (image.url.startsWith('data:') ? { ...image, url: 'data:image/png;base64,AAAA' } : image));
  const cents = () => Math.round(random() * 1e6) / 100;
  return storedProduct({
    id,
    sku: `${sample(random, ['0', '1E', 'MAR', '-', '00', '3-', 'sku.', '_/'])}${id}`,
    name: hostileText(random).trim() || 'x',
    description: hostileText(random),
    barcode: sample(random, ['', '0036000291452', '00012345600012', '=SHELF', 'own-1', '+1']),
    tags: LOOKUPS.tags.filter(() => random() < 0.5).map((tag) => tag.id),
    category: sample(random, [0, 1, 2, 3, 4]),
    brandId: sample(random, [0, 11, 12, 13, 14]),
    vendor: sample(random, [0, 21, 22]),
    countryId: sample(random, [0, 31, 32]),
    styleId: sample(random, [0, 41]),
    stock: Math.floor(random() * 2000),
    reserved: Math.floor(random() * 3),
    reorderPoint: random() < 0.5 ? null : Math.floor(random() * 2000),
    cost: cents(),
    basePrice: cents(),
    price: cents(),
    taxPercent: Math.round(random() * 10_000) / 100,
    weight: sample(random, [0, 1.234, 0.1 + 0.2, 1e-7, 12_345.678]),
    active: random() < 0.5,
    images,
    thumbnail: images[0]?.url ?? null,
    templateId: 1 + Math.floor(random() * 3),
  });
}

describe('export and import', () => {
  it.each(Array.from({ length: 24 }, (_, seed) => seed))(
    'finds no change between a store and its own export, hostile values included (seed %i)',
    async (seed) => {
      const random = seededRandom(seed);
      const store = Array.from({ length: 40 }, (_, index) => hostileProduct(random, 100 + index));
      const options: ExportOptions = {
        delimiter: sample(random, DELIMITERS),
        decimal: sample(random, ['dot', 'comma'] as const),
        bom: random() < 0.5,
        keepCodes: random() < 0.5,
        withPictures: random() < 0.5,
      };
      const written = await openSession().export(store, options);
      const bytes = new Uint8Array(await written.file.arrayBuffer());
      const { summary, records, info } = await dryRun(bytes, store);
      expect(info).toMatchObject({ format: 'own', delimiter: options.delimiter, encoding: 'utf-8', bom: options.bom });
      const touched = [...(await records('change')).items, ...(await records('refused')).items, ...(await records('add')).items];
      expect(touched).toEqual([]);
      expect(summary.counts.unchanged).toBe(store.length);
    },
  );

  it.each(Array.from({ length: 12 }, (_, seed) => 100 + seed))(
    'fills an empty store with the same products (seed %i)',
    async (seed) => {
      const random = seededRandom(seed);
      const store = Array.from({ length: 20 }, (_, index) => hostileProduct(random, 100 + index));
      const written = await openSession().export(store, { withPictures: true, delimiter: sample(random, DELIMITERS) });
      const { prepare, batch, summary } = await dryRun(new Uint8Array(await written.file.arrayBuffer()));
      expect(summary.counts.add).toBe(store.length);
      await prepare();
      const { products } = applyBatch(await batch(0), []);
      const bare = ({ id: _id, updatedAt: _at, brand: _brand, ...rest }: Product) => ({ ...rest, tags: rest.tags.toSorted() });
      // Only control characters are lost in an import.
      const clean = (product: Product): Product => ({
        ...product,
        name: withoutControls(product.name).trim(),
        description: withoutControls(product.description),
        images: product.images.map(({ url, alt }) => ({ url, alt: withoutControls(alt) })),
      });
      expect(products.map(bare)).toEqual(store.map(clean).map(bare));
    },
  );

  it.each([
    ['a raised price takes the base price along', {}, { Price: '132.00' }, [110, 132]],
    ['a price that was set by hand leaves the base price', { price: 125 }, { Price: '132.00' }, [100, 132]],
    [
      'a price that the file tells as set by hand is taken as it is',
      {},
      { Price: '132.00', 'Price set by hand': 'yes' },
      [100, 132],
    ],
    ['a new base price beside its price is taken as it is', {}, { Price: '132.00', 'Base price': '105.00' }, [105, 132]],
    ['a new base price without a price takes the price along', {}, { 'Base price': '110.00', Price: '' }, [110, 132]],
  ])('handles price and base price: %s', async (_, product, cells: Record<string, string>, prices) => {
    const store = [storedProduct(product)];
    const written = await openSession().export(store, { bom: false });
    const [header, row] = createCsvReader(await written.file.text(), ',').read(2);
    const titles = header?.cells ?? [];
    const edited = titles.map((title, at) => cells[title] ?? row?.cells[at] ?? '');
    const { prepare, batch } = await dryRun([writeRow(titles, ','), writeRow(edited, ',')].join('\n'), store);
    await prepare();
    const { products } = applyBatch(await batch(0), store);
    expect(products.map(({ basePrice, price }) => [basePrice, price])).toEqual([prices]);
  });

  it('leaves no cell that a spreadsheet would run, and keeps negative numbers numeric', async () => {
    const random = seededRandom(7);
    const store = Array.from({ length: 60 }, (_, index) => hostileProduct(random, 100 + index));
    store.push(storedProduct({ id: 99, sku: 'NEG', stock: -7 }));
    const written = await openSession().export(store, { keepCodes: false, bom: false });
    const rows = createCsvReader(await written.file.text(), ',').read(1000);
    expect(rows).toHaveLength(store.length + 1);
    const dangerous = rows
      .flatMap(({ cells }) => cells)
      .filter((cell) => /^[\s\uFEFF\u0000]*[=+\-@＝＋－＠]|^[\t\r\n]/.test(cell) && !/^-\d+(\.\d+)?$/.test(cell));
    expect(dangerous).toEqual([]);
    expect(rows.at(-1)?.cells[10]).toBe('-7');
  });
});
