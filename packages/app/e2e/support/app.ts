import { expect, type Page } from '@playwright/test';

export const inventoryPath = '/apps/ecommerce/inventory';

/**
 * Signs in with the demo pair that the page has filled in, and waits for the signed-in page.
 * @param path where to go then; without one, where the app leads
 */
export async function signIn(page: Page, path?: string): Promise<void> {
  await page.goto(path === undefined ? '/sign-in' : `/sign-in?redirectURL=${encodeURIComponent(path)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/sign-in/);
}

/** The session of a worker's first sign-in. The mock server of every other profile takes it, too: a session that it does not know begins there. */
let session: string | null = null;

/**
 * Opens a page as somebody who has signed in before. What signing in itself does is told by the journeys of the session.
 * @param preferences what they have chosen; the rest is as for somebody new
 */
export async function openSignedIn(page: Page, path: string, preferences?: { language: 'tr' }): Promise<void> {
  if (session === null) {
    await signIn(page, path);
    session = await page.evaluate((key) => sessionStorage.getItem(key), SESSION);
    if (!preferences) return;
  }
  await page.evaluate(([key, kept]) => sessionStorage.setItem(key, kept ?? ''), [SESSION, session] as const);
  if (preferences) await prefer(page, preferences);
  await page.goto(path);
}

/** Keeps what somebody has chosen, for the next time the app is opened. */
export const prefer = (page: Page, preferences: object): Promise<void> =>
  page.evaluate((kept) => localStorage.setItem('stockroom.preferences', kept), JSON.stringify(preferences));

const SESSION = 'stockroom.session';

/** Opens the list of products, signed in, with what the address says after `?`. */
export async function openInventory(page: Page, query = ''): Promise<void> {
  await openSignedIn(page, `${inventoryPath}${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible();
  await expect(products(page)).toBeVisible();
}

export const products = (page: Page) =>
  page.getByRole('table', { name: 'Products' }).or(page.getByRole('grid', { name: 'Products' }));
/** Alerts with text: the page's own alert region is always there, and mostly empty. */
export const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });
export const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });
/** The row of a product, by its name; its details are a row of their own after it. */
export const rowOf = (page: Page, name: string) => products(page).getByRole('row').filter({ hasText: name }).first();

/** Opens the details of a product of the list. */
export async function openDetails(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Details of ${name}`, exact: true }).click();
  await expect(field(page, 'Name')).toHaveValue(name);
  await expect(page.locator('[data-partial]')).toHaveCount(0);
}

/** A field of the form, by its label. */
export const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true }).or(page.getByRole('spinbutton', { name: label, exact: true }));

/** Fills a field and leaves it, as a person does before the next one. */
export async function setField(page: Page, label: string, value: string): Promise<void> {
  await field(page, label).fill(value);
  await field(page, label).blur();
}

/** Presses an entry of the user menu. */
export async function userMenu(page: Page, item: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Chooses a language by its own name: by the bar's button, or, where the window has no room for that, in the user menu. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  const banner = page.getByRole('banner');
  const own = banner.getByRole('button', { name: 'Language', exact: true });
  await ((await own.isVisible()) ? own : banner.getByRole('button', { name: 'User menu' })).click();
  await page.getByRole('menuitemradio', { name, exact: true }).click();
}

/** Opens what a button of the top bar opens, or, where the window has no room for that, an entry of the user menu. @param name the beginning of its name */
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
