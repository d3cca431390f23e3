import type { Page } from '@playwright/test';
import { translate } from '../../src/shared/testing/translate';
import { openSignedIn, products, rowOf, searchBox } from '../support/app';
import { expect, test } from '../support/test';

/** Imitates the browser's translation whenever content is added; its texts are in «…». */
const translated = (page: Page) => page.locator('body').evaluate(translate);

test('translated page: keeps sign-in, the list, a product and its edit working', { tag: '@main' }, async ({ page }) => {
  await page.goto('/sign-in?redirectURL=/apps/ecommerce/inventory');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await translated(page);
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await translated(page);
  await page.reload();
  await translated(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(products(page)).toBeVisible();

  await translated(page);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=/);
  await translated(page);
  await searchBox(page).fill('breakwater');
  await expect(rowOf(page, 'Tidewater Breakwater Diver')).toBeVisible();
  await translated(page);
  await page.getByRole('button', { name: /^Details of .*Breakwater Diver/ }).click();
  const name = page.getByRole('textbox', { name: 'Name' }).first();
  await expect(name).toHaveValue('Tidewater Breakwater Diver');
  await translated(page);
  await name.fill('Breakwater Diver II');
  await translated(page);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText(/Breakwater Diver II is saved/).first()).toBeAttached();
  await translated(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name' }).first()).toHaveValue('Breakwater Diver II');
});

test('translated page: keeps a board and its cards working', async ({ page }) => {
  await openSignedIn(page, '/apps/scrumboard/board-1');
  await expect(page.getByRole('link', { name: 'Print the price labels' })).toBeVisible();
  await translated(page);
  await page.getByRole('button', { name: 'Add another card' }).first().click();
  await translated(page);
  await page.getByRole('textbox', { name: /Title of the new card/ }).fill('Translated card');
  await page.keyboard.press('Enter');
  const made = page.getByRole('link', { name: 'Translated card' });
  await expect(made).toBeVisible();
  await page.keyboard.press('Escape');
  await translated(page);
  await made.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await translated(page);
  await page.getByRole('textbox', { name: 'Title' }).first().fill('Translated twice');
  await translated(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Translated twice' })).toBeVisible();
});
