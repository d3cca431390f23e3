import type { Page } from '@playwright/test';
import { field, inventoryPath, openDetails, openInventory, setField } from '../support/app';
import { shiftsOf, watchForShifts } from '../support/layoutShifts';
import { expect, test } from '../support/test';

const announced = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeAttached();

test('whether there is room for a column that is chosen is said', async ({ page }) => {
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

test('the list stays in its place when the saved views come', async ({ page }) => {
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
  // The list alone would be 0.02.
  expect(shifts.filter(({ value }) => value > 0.005)).toEqual([]);
});

test('a price raised in its row takes its base price along, and Ctrl+Z takes both back', { tag: '@main' }, async ({ page }) => {
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

test('a price that is set by hand in the form says so in the list', async ({ page }) => {
  const tote = 'Boat Tote, Large';
  await openInventory(page, '?search=boat+tote');
  await openDetails(page, tote);
  await setField(page, 'Price', '49.90');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('button', { name: `$49.90, set by hand, change the price of ${tote}` })).toBeVisible();
});

test('Active of a row: Ctrl+Z takes it back', async ({ page }) => {
  const tote = 'Boat Tote, Large';
  await openInventory(page, '?search=boat+tote');
  await page.getByRole('button', { name: `Active, deactivate ${tote}` }).click();
  await expect(page.getByText(`${tote} is inactive now.`)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('button', { name: `Active, deactivate ${tote}` })).toBeVisible();
});
