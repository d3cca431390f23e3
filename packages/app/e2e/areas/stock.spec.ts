import type { Page } from '@playwright/test';
import { field, openInventory, openSignedIn } from '../support/app';
import { scan, untilScansAreHandled } from '../support/scan';
import { expect, test } from '../support/test';

const SEARCH = '/apps/ecommerce/search';
const LEDGER = '/apps/ecommerce/transactions';

const ledger = (page: Page) => page.getByRole('table', { name: 'Stock movements' });

test('scan: opens its product from any page, and is not typed into the focused field', { tag: '@main' }, async ({ page }) => {
  await openSignedIn(page, '/apps/scrumboard/board-1');
  const box = page.getByRole('searchbox').last();
  await expect(box).toBeVisible();
  await untilScansAreHandled(page);
  await box.focus();
  await scan(page, 'HP-W-0010');
  await expect(page).toHaveURL(/inventory\?.*product=/);
  await expect(field(page, 'SKU')).toHaveValue('HP-W-0010');
});

test('stock added on a search result: shows in the list and in the ledger', { tag: '@main' }, async ({ page }) => {
  await openSignedIn(page, SEARCH);
  await page.getByRole('searchbox', { name: 'Find a product' }).fill('saati isparta');
  const results = page.getByRole('list', { name: 'Results' });
  await expect(results.getByRole('link', { name: 'Isparta Gül Saati', exact: true })).toBeVisible();
  await results.getByRole('button', { name: /^Change stock.*Isparta Gül Saati/ }).click();
  await page.getByRole('spinbutton', { name: 'How many' }).fill('7');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();

  await page.goto(LEDGER);
  const row = ledger(page).getByRole('row').filter({ hasText: 'Isparta Gül Saati' }).first();
  await expect(row).toContainText('+7');
  await row.getByRole('button', { name: /^Undo Isparta Gül Saati/ }).click();
  await expect(
    ledger(page)
      .getByRole('link', { name: /^Takes back #/ })
      .first(),
  ).toBeVisible();
  await page.reload();
  await expect(
    ledger(page)
      .getByRole('link', { name: /^Takes back #/ })
      .first(),
  ).toBeVisible();
});

test('several products: are recorded together, and the inventory shows it', async ({ page }) => {
  await openInventory(page, '?search=HP-W-0002');
  await openSignedIn(page, `${LEDGER}?show=record`);
  const find = page.getByRole('dialog').getByRole('searchbox', { name: 'Find a product' });
  for (const code of ['HP-W-0002', 'HP-W-0003']) {
    await find.fill(code);
    await find.press('Enter');
    await expect(find).toHaveValue('');
  }
  await page.getByRole('button', { name: 'Record 2 movements' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(ledger(page).getByRole('row').filter({ hasText: '+1' })).toHaveCount(2);
  await openInventory(page, '?search=HP-W-0002');
  await expect(page.getByRole('cell', { name: /20/ }).first()).toBeVisible();
});
