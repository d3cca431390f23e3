import { writeFileSync } from 'node:fs';
import {
  chooseLanguage,
  field,
  inventoryPath,
  openDetails,
  openInventory,
  products,
  searchBox,
  setField,
  userMenu,
} from './support/app';
import { serveShop, type Shop } from './support/serveShop';
import { expect, test } from './support/test';

test('language: changes in the middle of an edit without changing a value', { tag: '@main' }, async ({ page }) => {
  await openInventory(page, '?search=breakwater');
  await openDetails(page, 'Tidewater Breakwater Diver');
  await setField(page, 'Base price', '349.5');
  await chooseLanguage(page, 'Türkçe');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(field(page, 'Vergisiz fiyat')).toHaveValue('349,50');
});

test.describe('in Turkish', () => {
  test.beforeEach(async ({ page }) => {
    await page.evaluate(() => localStorage.setItem('stockroom.preferences', JSON.stringify({ language: 'tr' })));
  });

  test('shows every page in Turkish, without a raw translation key', { tag: '@main' }, async ({ page }) => {
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

  test('folds Turkish letters in a search, and reads a decimal comma as a decimal point', { tag: '@main' }, async ({ page }) => {
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

test('English search: finds dotted and dotless letters by English rules', async ({ page }) => {
  await openInventory(page);
  await searchBox(page).fill('HARBOR 40');
  await expect(products(page).getByText('Tidewater Harbor 40', { exact: true })).toBeVisible();
});

/** A shop that adds German, with part of the texts, to the built app. */
const german = test.extend<{ languages: unknown; shop: Shop }>({
  languages: [[{ code: 'de', name: 'Deutsch' }], { option: true }],
  shop: async ({ languages }, run) => {
    const shop = await serveShop({ languages });
    writeFileSync(shop.languageFile('de'), JSON.stringify(GERMAN));
    await run(shop);
    await shop.stop();
  },
  baseURL: async ({ shop }, run) => run(shop.url),
});

const GERMAN = {
  auth: { signIn: { title: 'Anmelden', submit: 'Anmelden' } },
  layout: { language: 'Sprache' },
  inventory: { title: 'Bestand', description_other: '{{formatted}} Produkte', table: { label: 'Produkte', price: '' } },
};

german('a shop adds German by a file and a line of its configuration', async ({ page }) => {
  await page.goto(`/sign-in?redirectURL=${encodeURIComponent(inventoryPath)}`);
  await expect(page.getByRole('group', { name: 'Language' }).getByRole('button')).toHaveText(['English', 'Türkçe', 'Deutsch']);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('link', { name: 'Forgot password?' }), 'in English what the file lacks').toBeVisible();

  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bestand' })).toBeVisible();
  const list = page.getByRole('table', { name: 'Produkte' }).or(page.getByRole('grid', { name: 'Produkte' }));
  await expect(list.getByRole('row', { name: /Band Collar Shirt/ }).first()).toContainText(/\d,\d\d\s\$/);
  await expect(list.getByRole('columnheader', { name: 'Price' }), 'a text that is empty is none').toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Bestand' })).toBeVisible();
  await page.getByRole('button', { name: 'User menu' }).click();
  await expect(page.getByRole('group', { name: 'Sprache' }).getByRole('menuitemradio', { name: 'Deutsch' })).toBeChecked();
  await page.keyboard.press('Escape');
  await userMenu(page, 'Appearance');
  const settings = page.getByRole('dialog', { name: 'Appearance' });
  await expect(settings.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
  await settings.getByText('Türkçe', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
});

german('a file that is no JSON is said, the app stays in English, and Retry works once it is mended', async ({ page, shop }) => {
  writeFileSync(shop.languageFile('de'), '{ "auth": ');
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByText('Deutsch could not be loaded: i18n/de.json is not valid JSON.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');

  await page.reload();
  await expect(page.getByText('i18n/de.json is not valid JSON').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  writeFileSync(shop.languageFile('de'), JSON.stringify(GERMAN));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
});

german.describe('of a configuration that names a language wrongly', () => {
  german.use({ languages: [{ code: 'german language', name: 'Deutsch' }] });

  german('it is said what is wrong with it', async ({ page }) => {
    await page.goto('/sign-in');
    await expect(page.getByRole('heading', { level: 1, name: 'Stockroom is not set up correctly' })).toBeVisible();
    await expect(page.getByText(/"languages".*other languages than en and tr/)).toBeVisible();
  });
});
