import { field, openDetails, openInventory, products, searchBox, setField } from './support/app';
import { expect, test } from './support/test';

test('the language changes in the middle of an edit, and no value does', async ({ page }) => {
  await openInventory(page, '?search=breakwater');
  await openDetails(page, 'Tidewater Breakwater Diver');
  await setField(page, 'Base price', '349.5');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(field(page, 'Vergisiz fiyat')).toHaveValue('349,50');
});

test.describe('in Turkish', () => {
  test.beforeEach(async ({ page }) => {
    await page.evaluate(() => localStorage.setItem('stockroom.preferences', JSON.stringify({ language: 'tr' })));
  });

  test('every page speaks Turkish, and no key is ever shown', async ({ page }) => {
    for (const path of [
      '/sign-in',
      '/sign-up',
      '/forgot-password',
      '/reset-password',
      '/confirmation-required',
      '/home',
      '/nowhere',
    ]) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.locator('body').innerText(), path).not.toMatch(
        /\b[a-z]+(\.[a-zA-Z]+){1,3}\b(?<!\.(com|tr|example|org|dev))|⟦/,
      );
    }
  });

  test('search folds Turkish letters, and a decimal comma is a decimal point', async ({ page }) => {
    await page.goto('/sign-in?redirectURL=%2Fapps%2Fecommerce%2Finventory%2F');
    await page
      .getByRole('button', { name: 'Oturum aç', exact: true })
      .or(page.getByRole('button', { name: 'Giriş yap', exact: true }))
      .click();
    const search = page.getByRole('searchbox', { name: 'Ürünlerde ara' });
    await expect(search).toBeVisible();
    await search.fill('TIDEWATER BREAKWATER');
    await expect(page.getByText('Tidewater Breakwater Diver').first()).toBeVisible();
    await page
      .getByRole('button', { name: /Tidewater Breakwater Diver/ })
      .last()
      .click();
    const cost = page.getByLabel('Maliyet', { exact: true });
    await cost.fill('19,50');
    await cost.blur();
    await page.getByRole('button', { name: 'Güncelle', exact: true }).click();
    await expect(page.getByText(/kaydedildi/).first()).toBeAttached();
    await page.reload();
    await expect(page.getByLabel('Maliyet', { exact: true })).toHaveValue('19,50');
  });
});

test('an English search finds dotted and dotless letters by their own rules', async ({ page }) => {
  await openInventory(page);
  await searchBox(page).fill('HARBOR 40');
  await expect(products(page).getByText('Tidewater Harbor 40', { exact: true })).toBeVisible();
});
