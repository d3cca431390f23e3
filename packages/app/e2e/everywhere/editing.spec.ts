import type { Page } from '@playwright/test';
import { field, openDetails, openInventory, products, rowOf, searchBox, setField } from '../support/app';
import { setMocks } from '../support/mockSettings';
import { expect, test } from '../support/test';

const update = (page: Page) => page.getByRole('button', { name: 'Update', exact: true });
const saved = (page: Page, name: string) => expect(page.getByText(`${name} is saved.`).first()).toBeAttached();

test('product: is found, edited and saved, and unchanged after a reload', async ({ page }) => {
  await openInventory(page);
  await searchBox(page).fill('breakwater');
  await expect(page).toHaveURL(/search=breakwater/);
  await expect(rowOf(page, 'Tidewater Breakwater Diver')).toBeVisible();
  await expect(rowOf(page, 'Norrland')).toHaveCount(0);

  await openDetails(page, 'Tidewater Breakwater Diver');
  await setField(page, 'Name', 'Breakwater Diver, second series');
  await setField(page, 'Stock', '7');
  await update(page).click();
  await saved(page, 'Breakwater Diver, second series');

  await page.reload();
  await expect(searchBox(page)).toHaveValue('breakwater');
  await expect(field(page, 'Name')).toHaveValue('Breakwater Diver, second series');
  await expect(field(page, 'Stock')).toHaveValue('7');
  await expect(page.getByText('20 → 7')).toBeVisible();
});

test('product: is saved once when the button is pressed twice', async ({ page }) => {
  await openInventory(page, '?search=breakwater');
  await openDetails(page, 'Tidewater Breakwater Diver');
  await setField(page, 'Stock', '21');
  await update(page).dblclick();
  await saved(page, 'Tidewater Breakwater Diver');
  await expect(page.getByText('20 → 21')).toHaveCount(1);
});

test('row: changes stock, price and active', { tag: '@main' }, async ({ page }) => {
  await openInventory(page, '?search=breakwater');
  const row = rowOf(page, 'Tidewater Breakwater Diver');
  await row.getByRole('button', { name: /change the stock of/ }).click();
  const stock = page.getByLabel('New stock of Tidewater Breakwater Diver');
  await stock.fill('33');
  await stock.press('Enter');
  await expect(page.getByText('Stock of Tidewater Breakwater Diver is 33 now.').first()).toBeAttached();
  await expect(row).toContainText('33');
  await page.reload();
  await expect(row).toContainText('33');
});

test(
  'stock changed in another tab: updates an untouched open cell, and asks about an edited one',
  { tag: '@main' },
  async ({ page, context, watched }) => {
    await openInventory(page, '?search=breakwater');
    const other = await context.newPage();
    watched(other);
    await other.goto(page.url());
    const rowIn = (tab: Page) => rowOf(tab, 'Tidewater Breakwater Diver');
    const openStock = (tab: Page) =>
      rowIn(tab)
        .getByRole('button', { name: /change the stock of/ })
        .click();
    const stockIn = (tab: Page) => tab.getByLabel('New stock of Tidewater Breakwater Diver');
    const setInOther = async (stock: string) => {
      await openStock(other);
      await stockIn(other).fill(stock);
      await stockIn(other).press('Enter');
      await expect(other.getByText(`Stock of Tidewater Breakwater Diver is ${stock} now.`).first()).toBeAttached();
    };

    await openStock(page);
    await setInOther('55');
    await searchBox(page).focus();
    await expect(rowIn(page)).toContainText('55');

    await openStock(page);
    await stockIn(page).fill('7');
    await setInOther('56');
    await stockIn(page).press('Enter');
    await expect(rowIn(page)).toContainText('56');
    await page.getByRole('button', { name: 'Use mine' }).click();
    await expect(page.getByText('Stock of Tidewater Breakwater Diver is 7 now.').first()).toBeAttached();
    await page.reload();
    await expect(rowIn(page).getByRole('button', { name: /^7,? .*change the stock of/ })).toBeVisible();
  },
);

test('product edited in two tabs: resolves the conflict field by field', { tag: '@main' }, async ({ page, context, watched }) => {
  await openInventory(page, '?search=breakwater');
  await openDetails(page, 'Tidewater Breakwater Diver');
  const other = await context.newPage();
  watched(other);
  await other.goto(page.url());
  await expect(field(other, 'Name')).toHaveValue('Tidewater Breakwater Diver');

  // The first tab learns of the other's change only after its own edit.
  await setField(page, 'Name', 'Mine');
  await setField(page, 'Cost', '150');
  await setField(other, 'Name', 'Theirs');
  await setField(other, 'Stock', '99');
  await update(other).click();
  await saved(other, 'Theirs');

  await update(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('Mine');
  await expect(dialog).toContainText('Theirs');
  await dialog.getByRole('radiogroup', { name: 'Name' }).getByRole('radio', { name: 'Mine' }).check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await saved(page, 'Mine');
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('Mine');
  await expect(field(page, 'Stock')).toHaveValue('99');
});

test('session that expires during an edit: keeps the typed text', { tag: '@main' }, async ({ page }) => {
  await openInventory(page, '?search=breakwater');
  await openDetails(page, 'Tidewater Breakwater Diver');
  await setField(page, 'Name', 'Typed before the end');
  await setMocks(page, { tokensValidFrom: Date.now() + 60_000 });
  // Either this call meets the expired session first, or one of the shell, which leaves the page.
  await update(page)
    .click({ timeout: 3_000 })
    .catch(() => undefined);

  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await setMocks(page, { tokensValidFrom: 0 });
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Bring them back' }).click();
  await expect(field(page, 'Name')).toHaveValue('Typed before the end');
  await update(page).click();
  await saved(page, 'Typed before the end');
});

test('leaving with unsaved changes: asks, and follows each answer', { tag: '@main' }, async ({ page }) => {
  await openInventory(page, '?search=breakwater');
  await openDetails(page, 'Tidewater Breakwater Diver');
  await setField(page, 'Name', 'Not saved yet');
  await page.getByRole('button', { name: 'Clear search' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(field(page, 'Name')).toHaveValue('Not saved yet');

  await page.getByRole('button', { name: 'Clear search' }).click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, 'Not saved yet')).toHaveCount(0);

  await openDetails(page, 'Band Collar Shirt');
  await setField(page, 'Name', 'Not saved either');
  const next = page.getByRole('button', { name: 'Next page' });
  await next.click();
  await expect(dialog).toBeVisible();
  await expect(page).not.toHaveURL(/page=2/);
  await expect(field(page, 'Name')).toHaveValue('Not saved either');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(next).toBeFocused();
});

test('new product: is a draft until saved, and undo restores a deleted one', { tag: '@main' }, async ({ page }) => {
  await openInventory(page);
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(field(page, 'Name')).toHaveValue('A New Product');
  await setField(page, 'Name', 'Harbour lamp');
  await setField(page, 'SKU', 'HP-LA-0001');
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByText('Harbour lamp is added.').first()).toBeAttached();

  await page.goto('/apps/ecommerce/inventory?search=harbour%20lamp');
  await openDetails(page, 'Harbour lamp');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const confirm = page.getByRole('alertdialog');
  if (await confirm.isVisible()) await confirm.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Harbour lamp is deleted.').first()).toBeAttached();
  await expect(page.getByRole('button', { name: 'Details of Harbour lamp' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'Harbour lamp')).toBeVisible();
});

test('URL: tracks the current page through back, forward and a page past the end', async ({ page }) => {
  await openInventory(page, '?sort=price&order=desc');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  await page.goForward();
  await expect(page).toHaveURL(/page=2/);
  await page.goto('/apps/ecommerce/inventory?page=999');
  await expect(page).toHaveURL(/page=7/);
  await expect(page.getByText('There are not so many pages.').first()).toBeAttached();
});

test('printed product: shows its values, and the rows beside it keep their width', async ({ page }) => {
  await openInventory(page, '?product=42');
  await expect(field(page, 'Name')).toHaveValue('Boat Tote, Large');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 760, height: 1000 });
  for (const name of ['Update', 'Delete', 'Edit tags', 'Choose pictures', 'Next picture']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  }
  await expect(page.getByRole('textbox', { name: 'Find or make a tag' })).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Brand', exact: true })).toHaveValue('Tidewater');
  await expect(page.getByRole('combobox', { name: 'Brand', exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'mens', exact: true })).toBeHidden();
  const edges = await products(page).evaluate((table) => {
    const cells = [...table.querySelectorAll('thead th')].filter((cell) => cell.checkVisibility());
    return [table, cells.at(-1)].map((element) => Math.round(element?.getBoundingClientRect().right ?? 0));
  });
  expect(edges[1]).toBe(edges[0]);
});
