import type { Page } from '@playwright/test';
import { layOut, type TemplateId, templateOf } from '../../src/features/queues/model/labelTemplates';
import { openSignedIn } from '../support/app';
import { readBars } from '../support/readBars';
import { type Box, type Sheet, shapesOfPdf } from '../support/shapesOfPdf';
import { expect, test } from '../support/test';

/** Products with a barcode of each kind, and one without: SKU, barcode, and units in stock, each of which gets a label. */
const PRODUCTS = [
  ['HP-W-0002', '9521000000025', 19],
  ['HP-W-0005', '095210000056', 30],
  ['HP-W-0011', '95200118', 33],
  ['HP-W-0013', 'HP/0013-A', 22],
  ['HP-W-0017', '', 14],
] as const;
const WANTED = PRODUCTS.flatMap(([, barcode, stock]) => Array.from({ length: stock }, () => barcode));

/** Distance from its place that a label may have, in millimetres: browsers round to dots, at 96 an inch. */
const TOLERANCE_MM = 0.2;

/** Initial size of a custom paper. */
const OWN = { width: 60, height: 40 };

/** Papers that the first journey leaves out. */
const ROLLS = [
  ['shelf', 'Shelf label, 80 × 40 mm'],
  ['product', 'Product label, 40 × 30 mm'],
  ['thermal57', 'Thermal, 57 × 32 mm'],
  ['own', 'Own size'],
] as const;

const isInside = (inner: Box, outer: Box) =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
const isNear = (one: Box, other: Box) =>
  (['left', 'top', 'right', 'bottom'] as const).every((side) => Math.abs(one[side] - other[side]) <= TOLERANCE_MM);

/**
 * Checks each place of a sheet: whether it has a label, nothing lies outside, and the barcode's content. @returns codes by
 * their places
 */
function codesOf(sheet: Sheet, places: readonly Box[], dpi: number): string[] {
  const bars = new Set(sheet.black);
  const codes = places.map((place) => {
    const label = sheet.clips.find((clip) => isNear(clip, place));
    expect(label, `a label at ${JSON.stringify(place)}`).toBeDefined();
    const own = sheet.black.filter((bar) => isInside(bar, place));
    for (const bar of own) bars.delete(bar);
    return own.length === 0 ? '' : readBars(own, place, dpi);
  });
  expect([...bars], 'bars beside all labels').toEqual([]);
  return codes;
}

async function printed(page: Page, template: TemplateId, { start = 1, dpi = 300, x = 0, y = 0 } = {}): Promise<string[]> {
  const paper = templateOf(template, OWN);
  const sheets = await shapesOfPdf(await page.pdf({ preferCSSPageSize: true }));
  // The app asks after any way of printing whether the labels were printed.
  await page.getByRole('alertdialog').getByRole('button', { name: 'No, keep them' }).click();
  const laidOut = layOut(WANTED, paper, start);
  expect(sheets).toHaveLength(laidOut.length);
  return sheets.flatMap((sheet, at) => {
    expect(Math.abs(sheet.width - paper.paper.width)).toBeLessThan(TOLERANCE_MM);
    expect(Math.abs(sheet.height - paper.paper.height)).toBeLessThan(TOLERANCE_MM);
    const places = (laidOut[at] ?? []).map((place) => {
      const [left, top] = [place.x + x, place.y + y];
      return { left, top, right: left + paper.label.width, bottom: top + paper.label.height };
    });
    return codesOf(sheet, places, dpi);
  });
}

test(
  'labels: print within a fifth of a millimetre of their places, with readable barcodes',
  { tag: '@main' },
  async ({ page }) => {
    await openWithProducts(page);
    await page.getByRole('spinbutton', { name: 'First free label' }).fill('5');
    await isReady(page, '118 labels on 6 pages');
    expect(await printed(page, 'a4x24', { start: 5 })).toEqual(WANTED);

    await choose(page, 'Thermal, 50 × 25 mm');
    await isReady(page, '118 labels on 118 pages');
    expect(await printed(page, 'thermal50', { dpi: 203 })).toEqual(WANTED);

    await choose(page, 'A4 sheet of 65, 38.1 × 21.2 mm');
    await isReady(page, '118 labels on 2 pages');
    // Adjusts the printer: its labels are moved by this offset.
    await page.getByText('Printer: This device’s printer').click();
    for (const [name, value] of [
      ['Move right', '1.5'],
      ['Move down', '-2'],
    ] as const) {
      const setting = page.getByRole('spinbutton', { name });
      await setting.fill(value);
      await setting.blur();
    }
    // The first row starts 10.7 mm from the top.
    await expect(page.locator('[data-printed] [data-label]').first()).toHaveAttribute('style', /top: 8\.7/);
    expect(await printed(page, 'a4x65', { start: 5, x: 1.5, y: -2 })).toEqual(WANTED);
  },
);

test('labels on other papers: print just as precisely, each on a page of its own', async ({ page }) => {
  await openWithProducts(page);
  for (const [template, name] of ROLLS) {
    await choose(page, name);
    await isReady(page, '118 labels on 118 pages');
    expect(await printed(page, template, { dpi: 203 })).toEqual(WANTED);
  }
});

/** Opens the labels with all products, each with as many labels as units in stock. */
async function openWithProducts(page: Page) {
  await openSignedIn(page, '/apps/ecommerce/queues?tab=labels');
  const find = page.getByRole('searchbox', { name: 'Find a product' });
  const list = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
  for (const [at, [sku]] of PRODUCTS.entries()) {
    await find.fill(sku);
    await find.press('Enter');
    await expect(list).toHaveCount(at + 1);
    await expect(find).toHaveValue('');
  }
}

async function isReady(page: Page, total: string) {
  await expect(page.getByText(total)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print labels' })).toBeEnabled();
}

async function choose(page: Page, template: string) {
  await page.getByRole('combobox', { name: 'Labels', exact: true }).click();
  await page.getByRole('option', { name: template }).click();
}
