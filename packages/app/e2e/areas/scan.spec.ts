import type { Page } from '@playwright/test';
import { drawBarcode } from '../../src/features/queues/model/drawBarcode';
import { openInventory, openSignedIn, searchBox } from '../support/app';
import { setMocks } from '../support/mockSettings';
import { scan, untilScansAreHandled } from '../support/scan';
import { expect, test } from '../support/test';
import { watchWrites } from '../support/watchWrites';

const SEARCH = '/apps/ecommerce/search';

/** Gives the page a camera that shows a barcode on a white wall. */
async function showToCamera(page: Page, code: string) {
  const drawn = drawBarcode(code);
  if (!drawn) throw new Error(`${code} can't be drawn`);
  await page.addInitScript(({ bars, modules }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 });
    const context = canvas.getContext('2d');
    const dot = Math.floor(900 / modules);
    const paint = () => {
      if (!context) return;
      Object.assign(context, { fillStyle: '#f4f2ee' }).fillRect(0, 0, 1280, 720);
      Object.assign(context, { fillStyle: '#1b1b1b' });
      for (const { at, width } of bars) context.fillRect(190 + at * dot, 220, width * dot, 280);
    };
    // A canvas stream emits a frame for each paint.
    setInterval(paint, 100);
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(10));
  }, drawn);
}

test("camera: reads a barcode with the app's own decoder, and the product opens", async ({ page }) => {
  await showToCamera(page, 'HP-W-0010');
  await openSignedIn(page, SEARCH);
  await page.getByRole('button', { name: 'Scan with the camera' }).click();
  await expect(page).toHaveURL(/inventory\?.*product=/);
  await expect(page.getByRole('textbox', { name: 'SKU', exact: true })).toHaveValue('HP-W-0010');
});

test('denied camera: gives advice, and the page stays usable', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await openSignedIn(page, SEARCH);
  const button = page.getByRole('button', { name: 'Scan with the camera' });
  await button.click();
  await expect(page.getByRole('heading', { name: 'The camera is not allowed' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('scan: is handled while the page loads, also from a scanner slower than specified', async ({ page }) => {
  await openSignedIn(page, `${SEARCH}?scan=receive`);
  await setMocks(page, { extraDelayMs: 400 }, { notify: false });
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement.onkeydown !== null);
  await scan(page, 'HP-W-0002');
  await expect(page.getByRole('spinbutton', { name: /Tidewater Harbor 44/ })).toBeVisible();
  // The page's own field has the focus: there a slow scanner is recognised by a whole GTIN.
  await scan(page, '9521000000032', 60);
  await expect(page.getByRole('form', { name: 'Receive' }).getByRole('spinbutton')).toHaveCount(2);
});

test(
  'delivery: is received by scanner and keyboard alone, and its labels wait to be printed',
  { tag: '@main' },
  async ({ page }) => {
    await openSignedIn(page, `${SEARCH}?scan=receive`);
    const reference = page.getByRole('textbox', { name: 'Reference' });
    await untilScansAreHandled(page);
    await expect(page.getByText(/^Scan what was delivered/)).toBeVisible();
    await scan(page, 'HP-W-0002');
    await expect(reference).toBeVisible();
    const units = page.getByRole('spinbutton', { name: /Tidewater Harbor 44/ });
    const before = Number(await units.inputValue());
    await scan(page, 'HP-W-0002');
    await expect(units).toHaveValue(String(before + 1));
    const box = page.getByRole('searchbox', { name: 'Find a product' });
    await box.focus();
    await page.keyboard.type('12', { delay: 120 });
    await scan(page, 'HP-W-0003');
    await expect(page.getByRole('form', { name: 'Receive' }).getByRole('spinbutton').nth(1)).toHaveValue('12');

    // Enter confirms the input and moves on: booking is a separate press.
    await page.getByRole('form', { name: 'Receive' }).getByRole('spinbutton').nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(reference).toBeFocused();
    await page.keyboard.type('PO-SCANNED', { delay: 120 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused();
    await page.keyboard.type('One box was wet', { delay: 120 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Receive 2 products' })).toBeFocused();
    const written = watchWrites(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 products received')).toBeVisible();
    await written();

    await page.goto('/apps/ecommerce/transactions?search=PO-SCANNED');
    const rows = page.getByRole('table', { name: 'Stock movements' }).getByRole('row').filter({ hasText: 'PO-SCANNED' });
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: '+12' })).toContainText('One box was wet');

    await page.goto('/apps/ecommerce/queues?show=sources');
    await page.getByRole('button', { name: 'Add labels PO-SCANNED' }).click();
    await expect(page.getByRole('list', { name: 'Products' }).getByRole('spinbutton')).toHaveCount(2);
    await expect(page.getByRole('spinbutton', { name: 'Labels of Tidewater Harbor 44' })).toHaveValue(String(before + 1));
  },
);

test('filtered products: are counted by scanner, and the ledger shows the differences', { tag: '@main' }, async ({ page }) => {
  await openSignedIn(page, '/apps/ecommerce/inventory?search=harbor+44');
  await page.goto('/apps/ecommerce/inventory?search=harbor+44&active=true');
  await page.getByRole('link', { name: 'Count these' }).click();
  await expect(page.getByText('1 product is found now')).toBeVisible();
  await page.getByRole('button', { name: 'Start counting' }).click();
  const counted = page.getByRole('tabpanel', { name: 'Counts' });
  await expect(counted.getByRole('table', { name: 'Counted products' })).toContainText('Tidewater Harbor 44');

  await scan(page, 'HP-W-0002');
  await expect(counted.getByRole('status').filter({ hasText: '44: 1 counted' })).toBeVisible();
  await expect(counted.getByText(/^1 of 1 counted ·/)).toBeVisible();
  await page.keyboard.type('7', { delay: 120 });
  const written = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await scan(page, 'HP-W-0002');
  await expect(counted.getByRole('status').filter({ hasText: '44: 8 counted' })).toBeVisible();
  await written;
  await page.getByRole('button', { name: 'Finish the count' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Finish the count' }).click();
  await expect(page.getByText(/is finished: 1 product changed/)).toBeVisible();
  await page.getByRole('link', { name: 'Its movements' }).click();
  await expect(page.getByRole('table', { name: 'Stock movements' })).toContainText('Tidewater Harbor 44');
});

test('scan in the search or a number field: opens and focuses the product, and changes nothing', async ({ page }) => {
  for (const place of ['search', 'stock'] as const) {
    await openInventory(page, '?search=harbor');
    await untilScansAreHandled(page);
    const stock = page.getByRole('button', { name: /change the stock of Tidewater Harbor 44$/ });
    const before = await stock.textContent();
    await (place === 'search' ? searchBox(page).focus() : stock.click());
    await scan(page, '9521000000360');
    await expect(page.getByRole('button', { name: 'Details of Ağrı Yün Kazak', expanded: true })).toBeFocused();
    await expect(searchBox(page)).toHaveValue('');
    await openInventory(page, '?search=harbor');
    await expect(stock).toHaveText(before ?? '');
  }
});

test('count: contains only the products selected in the inventory', async ({ page }) => {
  await openInventory(page, '?search=harbor');
  for (const name of ['Tidewater Harbor 40', 'Tidewater Harbor 44']) {
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click();
  }
  const selectionActions = page.getByRole('group', { name: 'Selected products' });
  await expect(selectionActions).toContainText('2 selected');
  await selectionActions.getByRole('button', { name: 'Count', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Start a count' });
  const chosen = form.getByRole('list', { name: 'Chosen products' }).getByRole('listitem');
  await expect(chosen).toContainText(['HP-W-0001', 'HP-W-0002']);
  await form.getByRole('button', { name: 'Start counting' }).click();
  const table = page.getByRole('table', { name: 'Counted products' });
  await expect(table).toContainText('Tidewater Harbor 40');
  await expect(table).toContainText('Tidewater Harbor 44');
  await expect(page.getByText(/^0 of 2 counted ·/)).toBeVisible();
});
