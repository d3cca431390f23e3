import { describe, expect, it } from 'vitest';
import { MAKE_NAME } from '../model/judging/newNames';
import { NO_FIXES } from '../model/judging/plan';
import { mappingFaults, proposeMapping } from '../model/mapping';
import { LOOKUPS, SHOPIFY_CSV, SHOPIFY_NEW_CSV, storedProduct, TURKISH_CSV, WOOCOMMERCE_CSV } from '../testing/fixtures';
import { applyBatch, dryRun, openSession } from '../testing/runImport';
import { createImportSession } from './importSession';

const text = (blob: Blob) => blob.text();
const notes = (list: { code: string; count: number }[]) => Object.fromEntries(list.map(({ code, count }) => [code, count]));

describe('a WooCommerce file', () => {
  it('is recognised, and its rows become products', async () => {
    const { info, summary, records, prepare, batch } = await dryRun(WOOCOMMERCE_CSV);
    expect(info.format).toBe('woocommerce');
    expect(summary.counts).toMatchObject({ add: 3, refused: 1 });
    expect((await records('add')).items.map(({ row, sku, name }) => [row, sku, name])).toEqual([
      [2, 'mug', 'Mug'],
      [3, 'mug-red', 'Mug - Red, Large'],
      [4, 'mug-blue', 'Mug - Blue'],
    ]);
    await prepare('import-1', [['new:kitchen', 'tag-kitchen']]);
    const { add } = await batch(0);
    expect(add[0]).toMatchObject({
      description: 'Stoneware & glaze.\n\n• Dishwasher safe',
      category: 2,
      tags: ['tag-mens', 'tag-kitchen'],
    });
    // Half a kilogram in pounds, the regular price, and the values that the parent product sets for its variations.
    expect(add[1]).toMatchObject({
      weight: 1.1023,
      price: 12,
      stock: 4,
      category: 2,
      tags: ['tag-mens', 'tag-kitchen'],
      images: [],
    });
    expect(add[2]).toMatchObject({ price: 12.5, category: 2 });
  });

  it('reports what it leaves out and what it fills in', async () => {
    const { summary } = await dryRun(WOOCOMMERCE_CSV);
    expect(notes(summary.notes)).toEqual({
      stockMissing: 1,
      priceMissing: 1,
      priceWorkedOut: 3,
      formattingRemoved: 3,
      picturesLeftOut: 2,
      salePriceIgnored: 1,
      weightConverted: 2,
    });
    expect(summary.newTags).toEqual(['kitchen']);
    expect(summary.unknownNames).toEqual([{ target: 'category', name: 'Kitchen', rows: 1, chosen: null }]);
  });

  it('suggests a SKU where it is missing, and accepts the row with it', async () => {
    const { problems, fix, summary } = await dryRun(WOOCOMMERCE_CSV);
    const [missing] = (await problems('error')).items;
    expect(missing).toMatchObject({ row: 5, column: 'SKU', value: '', issue: { code: 'required', suggestion: 'tea-towel' } });
    expect(summary.suggestions).toBe(1);
    const after = await fix({ record: missing?.record ?? -1, target: 'sku', value: 'tea-towel' });
    expect(after.summary.counts).toMatchObject({ add: 4, refused: 0 });
    expect((await problems('error', false)).items[0]).toMatchObject({ fixed: true, value: 'tea-towel' });
    expect(after.fixes.cells).toEqual([[3, 'sku', 'tea-towel']]);
  });

  it('applies all suggested values at once', async () => {
    const { fixSuggested } = await dryRun(WOOCOMMERCE_CSV);
    expect((await fixSuggested()).summary.counts.refused).toBe(0);
  });

  it('assigns an unknown name to the chosen category in every row', async () => {
    const { chooseName, prepare, batch, fixSuggested } = await dryRun(WOOCOMMERCE_CSV);
    await fixSuggested();
    const { summary } = await chooseName({ target: 'category', name: 'Kitchen', id: 4 });
    expect(summary.unknownNames).toEqual([{ target: 'category', name: 'Kitchen', rows: 1, chosen: 4 }]);
    expect(summary.warnings).toBe(0);
    await prepare();
    expect((await batch(0)).add[3]).toMatchObject({ sku: 'tea-towel', category: 4, active: false });
  });
});

describe('a name that the store lacks', () => {
  const csv = 'SKU,Name,Brand,Category\nA-1,Jug,Nobody,Home > Kitchen\nA-2,Pan,NOBODY,Home > Kitchen\nA-3,,Other,';

  it('is created on request, once for all rows that contain it', async () => {
    const { chooseName, prepare, batch, records } = await dryRun(csv);
    await chooseName({ target: 'brand', name: 'Nobody', id: MAKE_NAME });
    // Only a refused row contains it.
    await chooseName({ target: 'brand', name: 'Other', id: MAKE_NAME });
    const { summary } = await chooseName({ target: 'category', name: 'Home > Kitchen', id: MAKE_NAME });
    expect(summary.newNames.map(({ target, name }) => [target, name])).toEqual([
      ['category', 'Home > Kitchen'],
      ['brand', 'Nobody'],
    ]);
    expect(summary.warnings).toBe(0);
    expect((await records('add')).items).toHaveLength(2);
    await prepare(
      'import-1',
      [],
      summary.newNames.map(({ placeholder }, place) => [placeholder, 900 + place]),
    );
    expect((await batch(0)).add).toMatchObject([
      { brandId: 901, category: 900 },
      { brandId: 901, category: 900 },
    ]);
  });

  it('is not created when the choice is withdrawn', async () => {
    const { chooseName } = await dryRun(csv);
    await chooseName({ target: 'brand', name: 'Nobody', id: MAKE_NAME });
    const { summary } = await chooseName({ target: 'brand', name: 'Nobody', id: null });
    expect(summary.newNames).toEqual([]);
  });
});

describe('a Shopify file', () => {
  it('is recognised by its old column names; variants inherit from their product', async () => {
    const { info, records, summary } = await dryRun(SHOPIFY_CSV);
    expect(info.format).toBe('shopify');
    expect((await records()).items.map(({ row, kind, sku, name }) => [row, kind, sku, name])).toEqual([
      [2, 'add', 'CS-SAND', 'Canvas strap - Sand'],
      [3, 'add', 'CS-NAVY', 'Canvas strap - Navy'],
      [5, 'refused', '', 'Gift card'],
    ]);
    expect(summary.unknownNames.map(({ target, name }) => `${target} ${name}`)).toEqual([
      'category Vouchers',
      'brand Unheard Of',
    ]);
  });

  it('keeps the zeros of a barcode behind an apostrophe, and reads grams', async () => {
    const { prepare, batch } = await dryRun(SHOPIFY_CSV);
    await prepare();
    const { add } = await batch(0);
    expect(add[1]).toMatchObject({
      barcode: '0036000291452',
      brandId: 11,
      category: 4,
      description: 'For watches.',
      cost: 6.1,
      weight: 0.0992,
    });
  });

  it('is recognised by its new column names; names match without regard to case and accents', async () => {
    const { info, prepare, batch, summary } = await dryRun(SHOPIFY_NEW_CSV);
    expect(info.format).toBe('shopify');
    expect(summary.counts.add).toBe(1);
    await prepare();
    expect((await batch(0)).add[0]).toMatchObject({
      name: 'Field cap',
      sku: 'CAP-1',
      brandId: 12,
      category: 3,
      stock: 20,
      price: 15,
    });
  });
});

describe('a file of any other program', () => {
  it('is mapped by Turkish column names and read with decimal commas', async () => {
    const { info, mapping, prepare, batch } = await dryRun(TURKISH_CSV);
    expect(info).toMatchObject({ format: 'other', delimiter: ';', encoding: 'utf-8', rows: 2 });
    expect(mapping.targets).toEqual(['sku', 'name', 'barcode', 'price', 'stock', 'brand', 'country']);
    await prepare();
    const { add } = await batch(0);
    expect(add[0]).toMatchObject({ price: 1249.9, stock: 1200, brandId: 12, countryId: 31 });
    expect(add[1]).toMatchObject({ name: 'İpek şal', price: 349.5, countryId: 31 });
  });

  it('keeps its Turkish letters in windows-1254', async () => {
    const letters: Record<string, number> = {
      Ü: 0xdc,
      ü: 0xfc,
      ı: 0xfd,
      ş: 0xfe,
      Ş: 0xde,
      ç: 0xe7,
      Ç: 0xc7,
      İ: 0xdd,
      ğ: 0xf0,
      ö: 0xf6,
    };
    const bytes = Uint8Array.from([...TURKISH_CSV].map((letter) => letters[letter] ?? letter.charCodeAt(0)));
    const { info, records } = await dryRun(bytes);
    expect(info).toMatchObject({ encoding: 'windows-1254', encodingSure: false });
    expect((await records()).items[1]?.name).toBe('İpek şal');
  });

  it('is read from its first row when it has no column names', async () => {
    const { read } = openSession();
    const info = await read('A-1,Belt,12.50\nA-2,Scarf,8');
    expect(info).toMatchObject({ hasHeader: false, rows: 2 });
    expect(info.columns.map(({ header }) => header)).toEqual(['', '', '']);
  });

  it.each([
    ['empty', ''],
    ['empty', '\n\n \n'],
    ['noRows', 'SKU,Name\n'],
    ['workbook', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 0])],
    ['binary', new Uint8Array([1, 0, 0, 0, 2, 3, 0, 9])],
  ])('is refused with the reason when it is %s', async (fault, content) => {
    await expect(openSession().read(content)).rejects.toMatchObject({ fault });
  });
});

describe('the dry run', () => {
  const header = 'SKU,Name,Price,Stock,Reserved,Barcode,Brand\n';

  it('shows added, changed (field by field), unchanged and refused rows', async () => {
    const store = [storedProduct(), storedProduct({ id: 502, sku: 'HW-2', name: 'Second', barcode: '' })];
    const csv = `${header}hw-1,Harbour watch,129.99,12,1,,Tidewater\nHW-2,Second,120,12,1,,Tidewater\nNEW-1,Third,1,1,0,,\nNEW-2,,1,1,0,,`;
    const { summary, records } = await dryRun(csv, store);
    expect(summary.counts).toEqual({ add: 1, change: 1, unchanged: 1, refused: 1, skipped: 0 });
    expect((await records('change')).items[0]?.changes).toEqual([
      { target: 'sku', before: 'HW-1', after: 'hw-1' },
      { target: 'basePrice', before: 100, after: 108.33 },
      { target: 'price', before: 120, after: 129.99 },
    ]);
  });

  it('refuses a SKU of an earlier row until either of the two is changed', async () => {
    const { summary, problems, fix } = await dryRun(`${header}X-1,One,1,1,0,,\nx-1,Two,1,1,0,,`);
    expect(summary.counts).toMatchObject({ add: 1, refused: 1 });
    expect((await problems()).items[0]?.issue).toMatchObject({ code: 'skuRepeated', params: { row: 2 } });
    expect((await fix({ record: 0, target: 'sku', value: 'X-0' })).summary.counts).toMatchObject({ add: 2, refused: 0 });
  });

  it('reports a new problem caused by a correction', async () => {
    const { problems, fix } = await dryRun(`${header}X-1,One,1,1,0,,\nX\u200b 2,Two,1,1,0,,`);
    const [wrong] = (await problems()).items;
    expect(wrong).toMatchObject({ row: 3, issue: { code: 'skuUnseen', suggestion: 'X 2' } });
    await fix({ record: 1, target: 'sku', value: 'X-1' });
    expect((await problems('all', false)).items[0]).toMatchObject({ fixed: false, issue: { code: 'skuRepeated' } });
  });

  it('accepts warnings: wrong check digit, more reserved than in stock, unknown brand', async () => {
    const { summary, problems } = await dryRun(`${header}X-1,One,1,1,5,4006381333930,Nobody`);
    expect(summary.counts.add).toBe(1);
    expect((await problems()).items.map(({ issue }) => issue.code).toSorted()).toEqual([
      'barcodeCheckDigit',
      'nameUnknown',
      'reservedOverStock',
    ]);
  });

  it('does not blame the file for existing problems of a product', async () => {
    const store = [storedProduct({ stock: -4, reserved: 0, name: 'Old' })];
    const { summary } = await dryRun(`${header}HW-1,New name,120,-4,0,4006381333931,Tidewater`, store);
    expect(summary.counts.change).toBe(1);
  });

  it('skips existing or new products on request', async () => {
    const csv = `${header}HW-1,Other,1,1,0,,\nNEW-1,Third,1,1,0,,`;
    expect((await dryRun(csv, [storedProduct()], { mode: 'new' })).summary.counts).toMatchObject({ add: 1, skipped: 1 });
    expect((await dryRun(csv, [storedProduct()], { mode: 'known' })).summary.counts).toMatchObject({ change: 1, skipped: 1 });
  });

  it("keeps a product's values where another program leaves a cell empty", async () => {
    const { records } = await dryRun('SKU,Name,Description,Price\nHW-1,Harbour watch,,120', [storedProduct()]);
    expect((await records()).items[0]).toMatchObject({ kind: 'unchanged' });
  });

  it('finds products by barcode on request, whatever its leading zeros', async () => {
    const store = [storedProduct({ barcode: '0036000291452' })];
    const { records } = await dryRun('SKU,Name,Barcode\nOTHER,Harbour watch,036000291452', store, { identifyBy: 'barcode' });
    expect((await records()).items[0]).toMatchObject({
      kind: 'change',
      changes: [{ target: 'sku', before: 'HW-1', after: 'OTHER' }, { target: 'barcode' }],
    });
  });

  it('ignores the ids of another store', async () => {
    const csv = 'SKU,Name,Weight lb,Picture texts,Product ID,Store ID\nZ-9,Elsewhere,1,,501,2';
    const { summary, records } = await dryRun(csv, [storedProduct()]);
    expect((await records()).items[0]).toMatchObject({ kind: 'add', name: 'Elsewhere' });
    expect(notes(summary.notes)).toMatchObject({ idIgnored: 1 });
  });

  it('warns when an id belongs to a product that looks different', async () => {
    const csv = 'SKU,Name,Weight lb,Picture texts,Product ID,Store ID\nZ-9,Elsewhere,0.25,,501,1';
    const { problems } = await dryRun(csv, [storedProduct()]);
    expect((await problems()).items[0]?.issue).toMatchObject({ code: 'otherProduct', params: { name: 'Harbour watch' } });
  });

  it('refuses products that violate the contract', async () => {
    const { read, check } = openSession();
    await read('SKU,Name\nA,B');
    const mapping = {
      targets: ['sku' as const, 'name' as const],
      decimals: [null, null],
      weightUnit: 'lb' as const,
      taxes: 'percent' as const,
      identifyBy: 'sku' as const,
      mode: 'all' as const,
      emptyCells: 'keep' as const,
    };
    await expect(check({ mapping, products: [{ id: 'seven' }] })).rejects.toMatchObject({ fault: 'shape' });
  });
});

describe('applying', () => {
  it("sends the changes and the state they were compared with, and counts the server's results", async () => {
    const store = [storedProduct()];
    const { prepare, batch, settle } = await dryRun('SKU,Name,Price\nHW-1,Harbour watch,99\nNEW,New,5', store);
    expect(await prepare()).toMatchObject({ batchCount: 1, rowCount: 2, rows: 0 });
    const body = await batch(0);
    expect(body.update).toEqual([{ id: 501, product: { basePrice: 82.5, price: 99, updatedAt: '2026-03-01T09:30:00.000Z' } }]);
    const report = await settle(0, { added: [{ product: storedProduct({ id: 9 }) }], updated: [{ refused: 'CONFLICT' }] });
    expect(report).toMatchObject({ added: 1, changed: 0, rows: 2, refused: [{ row: 2, sku: 'HW-1', reason: 'CONFLICT' }] });
    expect(await settle(0, applyBatch(body, store).answer)).toEqual(report);
  });

  it('splits long imports into calls of at most 500', async () => {
    const rows = Array.from({ length: 1201 }, (_, index) => `S-${index},Name ${index}`);
    const { prepare, batch } = await dryRun(['SKU,Name', ...rows].join('\n'));
    expect(await prepare()).toMatchObject({ batchCount: 3, rowCount: 1201 });
    expect((await batch(2)).add).toHaveLength(201);
    expect((await batch(1)).index).toBe(1);
  });
});

describe('50,000 rows', () => {
  const rows = Array.from(
    { length: 50_000 },
    (_, index) => `S-${index},"Product ${index}, boxed",${(index % 900) + 0.5},${index % 77},Tidewater`,
  );
  const csv = ['SKU,Name,Price,Stock,Brand', ...rows].join('\r\n');

  it('are read and checked in slices between which messages are handled', async () => {
    const { session } = openSession();
    const { signal } = new AbortController();
    const seen: number[] = [];
    const info = await session.read({ file: new Blob([csv]), name: 'big.csv', choices: {} }, (done) => seen.push(done), signal);
    const mapping = {
      targets: ['sku' as const, 'name' as const, 'price' as const, 'stock' as const, 'brand' as const],
      decimals: info.columns.map(() => 'dot' as const),
      weightUnit: 'lb' as const,
      taxes: 'percent' as const,
      identifyBy: 'sku' as const,
      mode: 'all' as const,
      emptyCells: 'keep' as const,
    };
    const input = {
      mapping,
      products: [storedProduct({ sku: 'S-1' })],
      lookups: LOOKUPS,
      storeId: 1,
      fixes: { cells: [], names: [] },
    };
    const summary = await session.check(input, (done) => seen.push(done), signal);
    expect(summary.counts).toMatchObject({ add: 49_999, change: 1 });
    expect(seen.every((done) => done >= 0 && done <= 1)).toBe(true);
    expect(seen.length).toBeGreaterThan(2);
  }, 30_000);

  it('stop when the call is aborted', async () => {
    const { session } = openSession();
    const controller = new AbortController();
    const reading = session.read(
      { file: new Blob([csv]), name: 'big.csv', choices: {} },
      () => controller.abort(),
      controller.signal,
    );
    await expect(reading).rejects.toMatchObject({ fault: 'aborted' });
  }, 30_000);
});

describe('an export', () => {
  it('is imported again without a change', async () => {
    const store = [
      storedProduct(),
      storedProduct({ id: 502, sku: '00042', name: '=SUM(A1)', barcode: '0036000291452', reorderPoint: 5, weight: 1.234 }),
    ];
    const { export: write } = openSession();
    const csv = await text((await write(store)).file);
    expect(csv).toContain("'=SUM(A1)");
    expect(csv).toContain("'00042");
    const { info, summary } = await dryRun(csv, store);
    expect(info).toMatchObject({ format: 'own', rows: 2 });
    expect(summary.counts).toMatchObject({ unchanged: 2, add: 0, change: 0, refused: 0 });
    expect([summary.errors, summary.warnings]).toEqual([0, 0]);
  });
});

describe("a spreadsheet's text apostrophe", () => {
  it('is removed from a code, whatever its length and content', async () => {
    const csv = "SKU,Name,Barcode\n'10023,Saw,'30235\n'AB-7,'Tis a file,'8690000000012\n'12,'42,";
    const { summary, prepare, batch } = await dryRun(csv);
    expect(summary.counts).toMatchObject({ add: 3, refused: 0 });
    await prepare();
    expect((await batch(0)).add.map(({ sku, name, barcode }) => [sku, name, barcode])).toEqual([
      ['10023', 'Saw', '30235'],
      ['AB-7', "'Tis a file", '8690000000012'],
      ['12', '42', ''],
    ]);
  });

  it('survives export and import when it belongs to the value', async () => {
    const store = [storedProduct({ barcode: "'30235", name: "'7" })];
    const csv = await text((await openSession().export(store)).file);
    expect((await dryRun(csv, store)).summary.counts).toMatchObject({ unchanged: 1 });
  });
});

describe('a code that a spreadsheet took for a number', () => {
  const store = [storedProduct({ sku: '30235' }), storedProduct({ id: 502, sku: 'HW-2', barcode: '4006381333931' })];

  it.each([
    ['dots', ',', '4006381333948.0', '4.006381333955E+12'],
    ['decimal commas', ';', '4006381333948,0', '4,006381333955E+12'],
  ])('is restored where all its digits are there, with %s', async (_name, between, zeros, scientific) => {
    const rows = [
      ['SKU', 'Name', 'Barcode'],
      [zeros.replace('4006381333948', '30235'), 'Harbour watch', zeros],
      ['HW-2', 'Harbour watch', scientific],
    ];
    const { summary, prepare, batch } = await dryRun(rows.map((row) => row.join(between)).join('\n'), store);
    expect(summary).toMatchObject({ counts: { change: 2, add: 0, refused: 0 }, warnings: 0 });
    expect(notes(summary.notes)).toMatchObject({ codeRestored: 2 });
    await prepare();
    expect((await batch(0)).update.map(({ id, product }) => [id, product])).toEqual([
      [501, { barcode: '4006381333948', updatedAt: storedProduct().updatedAt }],
      [502, { barcode: '4006381333955', updatedAt: storedProduct().updatedAt }],
    ]);
  });

  it.each(['4.00638E+12', '"4,00638E+12"'])('never replaces a good one when it is %s, and the row reports it', async (code) => {
    const csv = `SKU,Name,Barcode,Stock\nHW-2,Harbour watch,${code},50\nNEW,New,${code},1\n${code},Lost,,1\n${code},Lost too,,1`;
    const { summary, problems, prepare, batch } = await dryRun(csv, store);
    expect(summary.counts).toMatchObject({ change: 1, add: 1, refused: 2 });
    expect((await problems()).items.map(({ row, target, issue }) => [row, target, issue.code, issue.severity])).toEqual([
      [2, 'barcode', 'digitsLost', 'warning'],
      [3, 'barcode', 'digitsLost', 'warning'],
      [4, 'sku', 'digitsLost', 'error'],
      [5, 'sku', 'digitsLost', 'error'],
    ]);
    await prepare();
    const { add, update } = await batch(0);
    expect(update).toEqual([{ id: 502, product: { stock: 50, updatedAt: storedProduct().updatedAt } }]);
    expect(add[0]).toMatchObject({ sku: 'NEW', barcode: '' });
  });

  it('is accepted once the user has entered it', async () => {
    const { fix } = await dryRun('SKU,Name\n4.00638E+12,Lost', store);
    const { summary } = await fix({ record: 0, target: 'sku', value: '4006381333962' });
    expect(summary.counts).toMatchObject({ add: 1, refused: 0 });
  });

  it('is taken as it is where a product of the store has it', async () => {
    const known = [storedProduct({ sku: '10.0', barcode: '4.00638E+12' })];
    const { summary } = await dryRun('SKU,Name,Barcode\n10.0,Harbour watch,4.00638E+12', known);
    expect(summary).toMatchObject({ counts: { unchanged: 1 }, warnings: 0, notes: [] });
  });

  it('is restored in a file of our own, too', async () => {
    const csv = await text((await openSession().export(store, { keepCodes: false })).file);
    const ruined = csv.replaceAll('4006381333931', '4.00638E+12');
    const { summary } = await dryRun(ruined, store);
    expect(summary).toMatchObject({ counts: { unchanged: 2 }, warnings: 2 });
  });
});

describe('a column of taxes below 1', () => {
  const csv = 'SKU;Name;KDV\nA-1;Mug;0,18\nA-2;Cup;0,08\nA-3;Jug;0\nA-4;Pot;';

  it('needs a choice, and its fractions become per cent', async () => {
    const info = await openSession().read(csv);
    const mapping = proposeMapping(info.columns, info.format);
    expect(mapping.taxes).toBeNull();
    expect(mappingFaults(mapping)).toEqual([{ code: 'taxesOpen', column: 2 }]);
    const taxes = async (style: 'share' | 'percent') => {
      const { prepare, batch } = await dryRun(csv, [], { taxes: style });
      await prepare();
      return (await batch(0)).add.map(({ taxPercent }) => taxPercent);
    };
    expect(await taxes('share')).toEqual([18, 8, 0, 0]);
    expect(await taxes('percent')).toEqual([0.18, 0.08, 0, 0]);
  });

  it.each(['SKU,Name,Tax\nA-1,Mug,0.18\nA-2,Cup,20', 'SKU,Name,Tax\nA-1,Mug,0.18%', 'SKU,Name,Tax\nA-1,Mug,0\nA-2,Cup,1'])(
    'is taken as per cent where it is unambiguous: %j',
    async (file) => {
      const info = await openSession().read(file);
      expect(proposeMapping(info.columns, info.format).taxes).toBe('percent');
    },
  );
});

describe('a formula error', () => {
  const header = 'SKU,Name,Brand,Category,Tags,Description';

  it.each(['#N/A', '#NAME?', '#DEĞER!', '#YOK', 'Err:502'])('is not taken for a name: %s', async (error) => {
    const rows = [
      `HW-1,${error},${error},Home > ${error},"mens, ${error}",${error}`,
      `N-1,New,${error},,"${error}",${error}`,
      `N-2,${error},,,,`,
    ];
    const { summary, problems, prepare, batch } = await dryRun([header, ...rows].join('\n'), [storedProduct()]);
    expect(summary).toMatchObject({ counts: { unchanged: 1, add: 1, refused: 1 }, newTags: [], unknownNames: [] });
    const found = (await problems()).items;
    expect(new Set(found.map(({ issue }) => issue.code))).toEqual(new Set(['formulaError']));
    expect(found.filter(({ issue }) => issue.severity === 'error').map(({ row, target }) => [row, target])).toEqual([
      [4, 'name'],
    ]);
    await prepare();
    expect((await batch(0)).add).toMatchObject([{ name: 'New', brandId: 0, tags: [], description: '' }]);
  });

  it('is accepted as a name when the user enters it on purpose', async () => {
    const { fix } = await dryRun('SKU,Name\nA-1,#WOW!');
    expect((await fix({ record: 0, target: 'name', value: '#WOW!' })).summary.counts.add).toBe(1);
  });
});

describe('control characters', () => {
  it('are removed from texts, with a note', async () => {
    const csv =
      'SKU,Name,Brand,Tags,Description\nA\u0000-1,La\u0000mp\u0007,Tide\u0007water,me\u0000ns,"a\u0008b\nc"\nA-2,Plain,,,';
    const { summary, prepare, batch } = await dryRun(csv);
    expect(notes(summary.notes)).toMatchObject({ controlsRemoved: 1 });
    await prepare();
    expect((await batch(0)).add[0]).toMatchObject({
      sku: 'A-1',
      name: 'Lamp',
      brandId: 11,
      tags: ['tag-mens'],
      description: 'ab\nc',
    });
  });

  it('do not mark a product that has them as changed', async () => {
    const { summary } = await dryRun('SKU,Name\nHW-1,La\u0007mp', [storedProduct({ name: 'La\u0007mp' })]);
    expect(summary).toMatchObject({ counts: { unchanged: 1 }, notes: [] });
  });
});

describe('a cell of a megabyte', () => {
  const huge = 'ş1.'.repeat(350_000);
  const COLUMNS = ['Name', 'SKU', 'Barcode', 'Description', 'Stock', 'Price', 'Weight', 'Brand', 'Category', 'Tags', 'Active'];

  it.each(COLUMNS)('reaches the page only with its beginning, in %s', async (column) => {
    const cells = COLUMNS.map((name) =>
      name === column ? huge : ({ Name: 'Mug', SKU: 'M-1', Stock: '1', Price: '1' }[name] ?? ''),
    );
    const { problems, records, summary } = await dryRun(`${COLUMNS.join(',')}\n${cells.join(',')}\n`);
    const answer = JSON.stringify([await problems(), await records(), summary]);
    expect(answer.length).toBeLessThan(60_000);
    expect((await problems()).items[0]).toMatchObject({ valueLength: huge.length });
  });
});

describe('5,000 rows', () => {
  const rows = Array.from(
    { length: 5000 },
    (_, index) => `S-${index},"Product ${index}",${index % 900}.5,${'Words of it. '.repeat(40)}`,
  );
  const csv = ['SKU,Name,Price,Description', ...rows].join('\n');

  it('are judged one by one, yielding whenever a slice is over', async () => {
    let time = 0;
    let longest = 0;
    let since = 0;
    // A clock that advances a millisecond with each reading: work between two readings cannot be interrupted.
    const clock = {
      now: () => time++,
      pause: () => {
        longest = Math.max(longest, time - since);
        since = time;
        return Promise.resolve();
      },
    };
    const session = createImportSession(clock);
    const { signal } = new AbortController();
    const info = await session.read({ file: new Blob([csv]), name: 'a.csv', choices: {} }, () => undefined, signal);
    time = 0;
    since = 0;
    const input = {
      mapping: proposeMapping(info.columns, info.format),
      products: [],
      lookups: LOOKUPS,
      storeId: 1,
      fixes: NO_FIXES,
    };
    await session.check(input, () => undefined, signal);
    expect(time).toBeGreaterThan(5000);
    expect(longest).toBeLessThan(50);
  });
});

describe('a barcode in a column of stock or prices', () => {
  const csv = 'SKU,Stock,Price\nHW-1,9521000000360,130\nHW-2,40,952100000';
  const products = [storedProduct(), storedProduct({ id: 502, sku: 'HW-2', barcode: '', name: 'Pier watch' })];

  it('needs confirmation: each is a warning, and they are counted', async () => {
    const session = openSession();
    const info = await session.read(csv);
    const summary = await session.check({ mapping: proposeMapping(info.columns, info.format), products });
    expect(summary).toMatchObject({ suspicious: 2, counts: { change: 2, refused: 0 } });
    const found = (await session.problems('warning')).items.filter(({ issue }) => issue.code === 'unlikely');
    expect(found.map(({ row, target }) => [row, target])).toEqual([
      [2, 'stock'],
      [3, 'price'],
    ]);
    const { summary: after } = await session.fix({ record: 0, target: 'stock', value: '9' });
    expect(after.suspicious).toBe(1);
  });
});
