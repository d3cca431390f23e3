import type { Page } from '@playwright/test';
import { inventoryPath, openInventory } from '../support/app';
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
