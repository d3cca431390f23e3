import type { Page } from '@playwright/test';
import { field, inventoryPath, openDetails, openInventory, products, setField } from '../support/app';
import { shiftsOf, watchForShifts } from '../support/layoutShifts';
import { expect, test } from '../support/test';

const TOTE = 'Boat Tote, Large';
const announced = (page: Page, announcement: string) => expect(page.getByText(announcement, { exact: true })).toBeAttached();

test('inventory: says whether there is room for a chosen column', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openInventory(page);
  const toggle = async (name: string) => {
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name }).click();
    await page.keyboard.press('Escape');
  };
  await toggle('Available');
  await announced(page, 'There is no room for the column Available in this window: it stands under the name.');
  await expect(page.getByRole('columnheader', { name: 'Available' })).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await toggle('SKU');
  await toggle('Cost');
  await announced(page, 'Column Cost is shown.');
  await expect(page.getByRole('columnheader', { name: 'Cost' })).toBeVisible();
});

test('inventory list: stays in place when the saved views load', async ({ page }) => {
  await page.addInitScript(watchForShifts);
  await openInventory(page, '?level=low');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Low ones');
  await page.keyboard.press('Enter');
  const tab = page.getByRole('tab', { name: 'Low ones' });
  await expect(tab).toBeVisible();
  await page.goto('about:blank');
  await page.goto(inventoryPath);
  await expect(tab).toBeVisible();
  const shifts = await shiftsOf(page);
  // The list alone would shift by 0.02.
  expect(shifts.filter(({ value }) => value > 0.005)).toEqual([]);
});

test('inventory: changes the base price with a price in a row, and Ctrl+Z reverts both', { tag: '@main' }, async ({ page }) => {
  const tote = 'Boat Tote, Large';
  const price = (text: string) => page.getByRole('button', { name: `${text}, change the price of ${tote}` });
  await openInventory(page, '?search=boat+tote');
  await price('$56.97').click();
  await page.getByRole('spinbutton', { name: `New price of ${tote}` }).fill('+5%');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Price of ${tote} is $59.82 now.`)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(price('$56.97')).toBeVisible();
  await expect(page.getByText(`Price of ${tote} is $59.82 now.`)).toBeHidden();

  await price('$56.97').click();
  await page.getByRole('spinbutton', { name: `New price of ${tote}` }).fill('59.08');
  await page.keyboard.press('Enter');
  await expect(price('$59.08')).toBeVisible();
  await openDetails(page, tote);
  await expect(field(page, 'Base price')).toHaveValue('56.00');
  await expect(page.getByText('Calculated from base price and tax')).toBeVisible();
});

test('inventory: marks a price in the list that was set by hand in the form', async ({ page }) => {
  const tote = 'Boat Tote, Large';
  await openInventory(page, '?search=boat+tote');
  await openDetails(page, tote);
  await setField(page, 'Price', '49.90');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('button', { name: `$49.90, set by hand, change the price of ${tote}` })).toBeVisible();
});

test('inventory: reverts Active of a row by Ctrl+Z', async ({ page }) => {
  const tote = 'Boat Tote, Large';
  await openInventory(page, '?search=boat+tote');
  await page.getByRole('button', { name: `Active, deactivate ${tote}` }).click();
  await expect(page.getByText(`${tote} is inactive now.`)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('button', { name: `Active, deactivate ${tote}` })).toBeVisible();
});

test('trash: keeps a deleted product over a reload, and restores it with its stock', { tag: '@main' }, async ({ page }) => {
  await openInventory(page, '?search=boat tote');
  await openDetails(page, TOTE);
  const stock = await field(page, 'Stock').inputValue();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await announced(page, `${TOTE} is deleted.`);
  // The details are removed from the URL too.
  await expect(page).not.toHaveURL(/product=/);
  await page.reload();
  await expect(page.getByRole('button', { name: `Details of ${TOTE}`, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Trash' }).click();
  const trash = page.getByRole('dialog', { name: 'Trash of the products' });
  await trash.getByRole('searchbox').fill('tote');
  await trash.getByRole('button', { name: 'Bring back' }).click();
  await expect(trash.getByText('The trash is empty')).toBeVisible();
  await trash.getByRole('button', { name: 'Close', exact: true }).click();
  await openDetails(page, TOTE);
  await expect(field(page, 'Stock')).toHaveValue(stock);
});

test('trash: restores a product whose SKU is taken under another SKU', async ({ page }) => {
  await openInventory(page, '?search=boat tote');
  await openDetails(page, TOTE);
  const sku = await field(page, 'SKU').inputValue();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await announced(page, `${TOTE} is deleted.`);
  await page.getByRole('button', { name: 'Add product' }).click();
  await setField(page, 'Name', 'Beach bag');
  await setField(page, 'SKU', sku);
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page).toHaveURL(/product=\d+/);
  await page.goto(`${inventoryPath}?dialog=trash`);
  await page.getByRole('button', { name: 'Bring back' }).click();
  const question = page.getByRole('dialog', { name: `Bring “${TOTE}” back under another SKU` });
  await expect(question.getByText(`“Beach bag” has the SKU ${sku} by now.`)).toBeVisible();
  await question.getByRole('textbox', { name: 'New SKU' }).fill(sku.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(question.getByText('“Beach bag” has this SKU already.')).toBeVisible();
  await question.getByRole('textbox', { name: 'New SKU' }).fill('TOTE-2');
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await page.goto(`${inventoryPath}?search=TOTE-2`);
  await expect(products(page).getByText(TOTE)).toBeVisible();
});
