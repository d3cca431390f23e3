import { expect, type Page } from '@playwright/test';

export const inventoryPath = '/apps/ecommerce/inventory';

/**
 * Signs in with the prefilled demo credentials, and waits for the signed-in page.
 * @param path page to open afterwards; without one, the app's default
 */
export async function signIn(page: Page, path?: string): Promise<void> {
  await page.goto(path === undefined ? '/sign-in' : `/sign-in?redirectURL=${encodeURIComponent(path)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/sign-in/);
}

/** Session of a worker's first sign-in. The mock servers of other profiles accept it too: an unknown session starts there. */
let session: string | null = null;

/**
 * Opens a page with an existing session. The journeys of the session cover signing in itself.
 * @param preferences choices of the user; the rest is as for a new user
 */
export async function openSignedIn(page: Page, path: string, preferences?: { language: 'tr' }): Promise<void> {
  if (session === null) {
    await signIn(page, path);
    session = await page.evaluate((key) => sessionStorage.getItem(key), SESSION);
    if (!preferences) return;
  }
  await page.evaluate(([key, storedValue]) => sessionStorage.setItem(key, storedValue ?? ''), [SESSION, session] as const);
  if (preferences) await storePreferences(page, preferences);
  await page.goto(path);
}

/** Stores the user's preferences for the next time the app opens. */
export const storePreferences = (page: Page, preferences: object): Promise<void> =>
  page.evaluate((storedValue) => localStorage.setItem('stockroom.preferences', storedValue), JSON.stringify(preferences));

const SESSION = 'stockroom.session';

/** Opens the product list, signed in, with the query after `?` in the URL. */
export async function openInventory(page: Page, query = ''): Promise<void> {
  await openSignedIn(page, `${inventoryPath}${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible();
  await expect(products(page)).toBeVisible();
}

export const products = (page: Page) =>
  page.getByRole('table', { name: 'Products' }).or(page.getByRole('grid', { name: 'Products' }));
/** Alerts with text: the page's own alert region is always present, and mostly empty. */
export const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });
export const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });
/** Row of a product, by its name; its details are a separate row after it. */
export const rowOf = (page: Page, name: string) => products(page).getByRole('row').filter({ hasText: name }).first();

/** Opens the details of a product in the list. */
export async function openDetails(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Details of ${name}`, exact: true }).click();
  await expect(field(page, 'Name')).toHaveValue(name);
  await expect(page.locator('[data-partial]')).toHaveCount(0);
}

/** A field of the form, by its label. */
export const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true }).or(page.getByRole('spinbutton', { name: label, exact: true }));

/** Fills a field and leaves it, as a user does before the next field. */
export async function setField(page: Page, label: string, value: string): Promise<void> {
  await field(page, label).fill(value);
  await field(page, label).blur();
}

/** Presses an entry of the user menu. */
export async function userMenu(page: Page, item: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Chooses a language by its native name, with the bar's button or, where there is no room for it, in the user menu. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  const banner = page.getByRole('banner');
  const own = banner.getByRole('button', { name: 'Language', exact: true });
  await ((await own.isVisible()) ? own : banner.getByRole('button', { name: 'User menu' })).click();
  await page.getByRole('menuitemradio', { name, exact: true }).click();
}

/**
 * Opens a panel with its button in the top bar or, where there is no room for it, an entry of the user menu. @param name start
 * of its name
 */
export async function openPanel(page: Page, name: string): Promise<void> {
  if (name === 'Appearance') await userMenu(page, name);
  else {
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
  }
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
}
