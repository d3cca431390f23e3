import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { alert, inventoryPath, openDetails, openInventory, rowOf, searchBox, setField } from '../support/app';
import { expect, test } from '../support/test';

const sample = new URL('../samples/catalogue.csv', import.meta.url).pathname;
/**
 * A file as WooCommerce writes it: variants under their product, a grouped product, one of another shop, a downloadable one.
 */
const shopExport = new URL('../samples/woocommerce.csv', import.meta.url).pathname;

test(
  'import: imports a catalogue, corrects a row in between, and undoes the whole import',
  { tag: '@main' },
  async ({ page }) => {
    await chooseFile(page, sample);
    await checkFile(page);
    await expect(page.getByText(/There is a character in it that can't be seen/).first()).toBeVisible();
    await page
      .getByRole('textbox', { name: /SKU of row/ })
      .first()
      .fill('ROPE-NAMELESS');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Apply 5 changes' }).click();
    await expect(page.getByText('5 products added')).toBeVisible();

    await page
      .getByRole('link', { name: 'Go to the inventory' })
      .or(page.getByRole('button', { name: 'Go to the inventory' }))
      .click();
    await searchBox(page).fill('kıyı');
    await expect(rowOf(page, 'Lamp "Kıyı", small')).toBeVisible();
    await searchBox(page).fill('0042');
    await expect(rowOf(page, 'İskele mum')).toContainText('0042');
  },
);

test('import: keeps a typed correction while the window gets narrow and wide again', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await chooseFile(page, sample);
  await checkFile(page);
  const field = page.getByRole('textbox', { name: /SKU of row/ }).first();
  await field.fill('ROPE-NAM');
  for (const width of [700, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('columnheader', { name: 'Value' })).toHaveCount(width < 960 ? 0 : 1);
    await expect(field).toHaveValue('ROPE-NAM');
    await expect(field).toBeFocused();
  }
  await page.keyboard.type('ELESS');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Apply 5 changes' })).toBeVisible();
});

test('import: leaves nothing behind after undo', async ({ page }) => {
  await chooseFile(page, sample);
  await checkFile(page);
  await page.getByRole('button', { name: 'Apply 4 changes' }).click();
  await expect(page.getByText('4 products added')).toBeVisible();
  await page.getByRole('button', { name: 'Undo the whole import' }).click();
  await expect(page.getByText('4 added products were removed.')).toBeVisible();
  await page.goto(`${inventoryPath}?search=LAMP-001`);
  await expect(page.getByText('No product matches')).toBeVisible();
});

test('import: finds no change in an export', { tag: '@main' }, async ({ page }, info) => {
  await openInventory(page);
  const file = await exportAll(page, info.outputPath('export.csv'));
  await chooseFile(page, file, false);
  await checkFile(page);
  await expect(page.getByText('There is nothing to apply')).toBeVisible();
  await expect(page.getByText(/rows change nothing/)).toBeVisible();
});

test('export: neutralises formulas, and keeps numbers', async ({ page }, info) => {
  await chooseFile(page, sample);
  await checkFile(page);
  await page.getByRole('button', { name: 'Apply 4 changes' }).click();
  await expect(page.getByText('4 products added')).toBeVisible();
  await page.goto(inventoryPath);
  const text = readFileSync(await exportAll(page, info.outputPath('export.csv')), 'utf8');
  expect(text).toContain("'=not a formula");
  expect(text).toMatch(/(^|[,;\n"'])0042["']?[,;]/);
  expect(text).not.toMatch(/[,;"]=not a formula/);
});

test("import: takes a shop's own export, and finds no change after an edit and an export", async ({ page }, info) => {
  await chooseFile(page, shopExport);
  await expect(page.getByText('WooCommerce export').first()).toBeVisible();
  await checkFile(page);
  await page.getByRole('button', { name: /^Apply \d+ changes$/ }).click();
  await expect(page.getByText(/products added/)).toBeVisible();

  await page.goto(`${inventoryPath}?search=qs-beanie`);
  await openDetails(page, 'Watch cap');
  await setField(page, 'Stock', '11');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText(/is saved\./).first()).toBeAttached();

  await page.goto(inventoryPath);
  const file = await exportAll(page, info.outputPath('export.csv'));
  await chooseFile(page, file, false);
  await checkFile(page);
  await expect(page.getByText('There is nothing to apply')).toBeVisible();
});

test('import: rejects a file that is no table, with advice', async ({ page }) => {
  await openImport(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]) });
  await expect(alert(page)).toContainText(/CSV/);
});

async function openImport(page: Page) {
  await openInventory(page);
  await page
    .getByRole('link', { name: 'Import' })
    .or(page.getByRole('button', { name: 'Import' }))
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import products' })).toBeVisible();
}

async function chooseFile(page: Page, file: string, fresh = true) {
  if (fresh) await openImport(page);
  else {
    await page.goto(`${inventoryPath}/import`);
    await expect(page.getByRole('heading', { level: 1, name: 'Import products' })).toBeVisible();
  }
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('button', { name: 'Check the file' })).toBeVisible();
}

async function checkFile(page: Page) {
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByRole('heading', { name: 'What would happen' })).toBeVisible();
}

async function exportAll(page: Page, target: string) {
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download file' }).click();
  await (await download).saveAs(target);
  return target;
}
