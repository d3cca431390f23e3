import type { Page } from '@playwright/test';
import { timeoutFactor } from '../../../scripts/lib/timeoutFactor.mjs';
import { inventoryPath, openDetails, openInventory, products, setField, field, signIn } from './support/app';
import { setMocks } from './support/mockSettings';
import { expect, test } from './support/test';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Appearance' });
const layouts = (page: Page) => drawer(page).getByRole('radiogroup', { name: 'Layout' });
/** Clicks the label of a choice, as a person does, once the drawer has stopped moving. */
const choose = (page: Page, name: string, place = drawer(page)) =>
  place
    .locator('label')
    .filter({ has: page.getByRole('radio', { name }) })
    .click();
const preferences = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('stockroom.preferences') ?? '{}') as Record<string, unknown>);

// Wide enough for all tools in the top bar.
test.use({ viewport: { width: 1440, height: 900 } });

test('menu and layout drawer: work by keyboard alone, and choices persist over a reload', { tag: '@main' }, async ({ page }) => {
  await openInventory(page);
  await page.getByRole('button', { name: 'Appearance' }).focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  await drawer(page).getByRole('radio', { name: 'Default' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveClass('theme-teal light');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveClass('theme-teal dark');
  await page.keyboard.press('Tab');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect(drawer(page).getByRole('radio', { name: 'Horizontal' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Appearance' })).toBeFocused();

  const store = menu(page).getByRole('button', { name: 'Store' });
  await store.focus();
  const entry = menu(page).getByRole('link', { name: 'Inventory' });
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(entry).toBeFocused({ timeout: 500 });
  }).toPass();
  // The first Escape may close a tooltip.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(store).toBeFocused({ timeout: 500 });
  }).toPass();

  await page.reload();
  await expect(page.locator('html')).toHaveClass('theme-teal dark');
  await expect(menu(page).getByRole('button', { name: 'Store' })).toBeVisible();
});

test('menu: comes back when a window that was reloaded while narrow is wide again', async ({ page }) => {
  await openInventory(page);
  await page.setViewportSize({ width: 700, height: 900 });
  const toggle = page.getByRole('button', { name: 'Toggle navigation' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await page.reload();
  await expect(toggle).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(menu(page)).toBeVisible();
});

test('layout in the URL: applies, is ignored if unknown, and is removed by a choice', async ({ page }) => {
  await openInventory(page, '?layout=compact&search=harbor');
  await expect.poll(async () => (await menu(page).boundingBox())?.width).toBe(72);
  await page.goto(`${inventoryPath}?layout=nonsense`);
  await expect(menu(page).getByRole('searchbox', { name: 'Search the menu' })).toBeVisible();
  await page.goto(`${inventoryPath}?layout=empty`);
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible();
  await expect(menu(page)).toHaveCount(0);

  await page.goto(`${inventoryPath}?layout=futuristic&search=harbor`);
  await page.getByRole('button', { name: 'Appearance' }).click();
  await drawer(page).getByText('Compact', { exact: true }).first().click();
  await expect(page).not.toHaveURL(/layout=/);
  await expect(page).toHaveURL(/search=harbor/);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await menu(page).boundingBox())?.width).toBe(72);
});

test('layout change: keeps an open edit', async ({ page }) => {
  await openInventory(page, '?search=breakwater');
  await openDetails(page, 'Tidewater Breakwater Diver');
  await setField(page, 'Name', 'Half a name');
  for (const layout of ['Compact', 'Futuristic', 'Horizontal', 'Classy']) {
    await page.getByRole('button', { name: 'Appearance' }).click();
    await choose(page, layout, layouts(page));
    await expect(layouts(page).getByRole('radio', { name: layout })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveCount(0);
    await expect(field(page, 'Name')).toHaveValue('Half a name');
  }
});

test('theme, language and layout: change in all tabs together', { tag: '@main' }, async ({ page, context, watched }) => {
  await page.goto(`/sign-in?redirectURL=${inventoryPath}`);
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(products(page)).toBeVisible();
  const other = await context.newPage();
  watched(other);
  await other.goto(inventoryPath);
  await expect(products(other)).toBeVisible();
  await page.getByRole('button', { name: 'Appearance' }).click();
  await choose(page, 'Rose');
  await choose(page, 'Dark');
  await choose(page, 'Compact', layouts(page));
  await choose(page, 'Türkçe');
  await expect(other.locator('html')).toHaveClass('theme-rose dark');
  await expect(other.locator('html')).toHaveAttribute('lang', 'tr');
  await expect(other.getByRole('navigation', { name: 'Ana menü' }).getByRole('button', { name: 'Mağaza' })).toBeVisible();
});

test('auto scheme: follows changes of the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openInventory(page);
  await page.getByRole('button', { name: 'Appearance' }).click();
  await choose(page, 'Auto');
  await expect(page.locator('html')).toHaveClass('theme-default light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass('theme-default dark');
});

test('reduced motion: removes the duration of transitions', async ({ page }) => {
  await openInventory(page);
  await page.getByRole('button', { name: 'Appearance' }).click();
  await choose(page, 'Reduced');
  const durations = await page.evaluate(() =>
    [...document.querySelectorAll('*')].map((element) => getComputedStyle(element).transitionDuration),
  );
  expect([...new Set(durations)]).toEqual(['0s']);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
});

test.describe('a system that prefers more contrast', () => {
  test.use({ contextOptions: { contrast: 'more' } });

  test('shows muted text as dark as the rest, and visible borders', async ({ page }) => {
    await openInventory(page);
    const colors = await page.getByText('68 products').evaluate((quiet) => {
      const edge = document.querySelector('main input[type="search"]')?.parentElement;
      return [
        getComputedStyle(quiet).color,
        getComputedStyle(edge ?? quiet).borderTopColor,
        getComputedStyle(document.body).color,
      ];
    });
    expect(new Set(colors).size).toBe(1);
  });
});

test('start page: is the chosen one', async ({ page }) => {
  await openInventory(page);
  await page.evaluate(() => localStorage.setItem('stockroom.preferences', '{"startPage":"/apps/ecommerce/inventory/import"}'));
  await page.goto('/');
  await expect(page).toHaveURL(/inventory\/import/);
  await page.evaluate(() => localStorage.setItem('stockroom.preferences', '{"startPage":"/apps/gone"}'));
  await page.goto('/');
  await expect(page).toHaveURL(/dashboards\/project$/);
});

test('menu: finds a page, restores its scroll position, and shows the entry of the current page', async ({ page }) => {
  await openInventory(page);
  await menu(page).getByRole('searchbox', { name: 'Search the menu' }).fill('scrum');
  await expect(menu(page).getByRole('link')).toHaveCount(1);
  await page.keyboard.press('Escape');
  const last = menu(page).getByRole('link', { name: /^Guides/ });
  await last.click();
  await expect(last).toHaveAttribute('aria-current', 'page');
  const top = () => last.evaluate((entry) => entry.getBoundingClientRect().top);
  const before = await top();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('stockroom.scrollAreas'))).toContain('menu');
  await page.reload();
  // The rest of a long menu renders when the page is idle.
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(8);
  await page.goto(inventoryPath);
  await expect(last).toBeAttached();
  await expect(menu(page).getByRole('link', { name: 'Inventory', exact: true })).toBeInViewport();

  await page.getByRole('button', { name: 'Toggle navigation' }).click();
  await expect(menu(page)).toBeHidden();
  expect(await preferences(page)).toMatchObject({ navOpen: false });
  await page.reload();
  await expect(products(page)).toBeVisible();
  await expect(menu(page)).toBeHidden();
});

test('scroll position: is restored on Back and reload, and starts at the top on a new page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await openInventory(page);
  await page.evaluate(() => window.scrollTo(0, 260));
  // Not a pointer click, which would scroll to the link first.
  await page.getByRole('link', { name: 'Import' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(products(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(260);
  await page.reload();
  await expect(products(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(260);
});

for (const failing of ['navigation', 'messages', 'notifications', 'shortcuts', 'chat'] as const) {
  test(`page: loads although ${failing} cannot be loaded`, async ({ page }) => {
    await setMocks(page, { failing });
    await openInventory(page);
    await expect(menu(page).getByRole('link', { name: 'Inventory' })).toHaveAttribute('aria-current', 'page');
  });
}

test('menu: loads on request after it failed to load', async ({ page }) => {
  await setMocks(page, { failing: 'navigation' });
  await openInventory(page);
  const retry = menu(page).getByRole('button', { name: /^Load the whole menu/ });
  await expect(retry).toContainText('It could not be loaded');
  await retry.click();
  await expect(retry).toContainText('Loading…');
  await expect(retry).toContainText('It could not be loaded');
  await setMocks(page, { failing: 'none' }, { notify: false });
  await retry.focus();
  await page.keyboard.press('Enter');
  await expect(menu(page).getByRole('link', { name: 'Scrumboard' })).toBeVisible();
  await expect(retry).toHaveCount(0);
  await expect(menu(page)).toBeFocused();
});

test('page: loads although a part of its frame never responds', async ({ page }) => {
  await signIn(page);
  await setMocks(page, { silent: 'messages' });
  await page.goto(inventoryPath);
  await expect(products(page)).toBeVisible({ timeout: 15_000 * timeoutFactor() });
});

test.describe('at 320 px, in Turkish', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("shows every layout's menu over the page, without sideways scrolling", async ({ page }) => {
    await openInventory(page);
    for (const layout of ['classy', 'compact', 'futuristic', 'horizontal']) {
      await page.evaluate(
        (liked) => localStorage.setItem('stockroom.preferences', JSON.stringify({ language: 'tr', layout: liked })),
        layout,
      );
      await page.reload();
      const toggle = page.getByRole('button', { name: 'Menüyü aç veya kapat' });
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await toggle.click();
      const over = page.getByRole('dialog', { name: 'Ana menü' });
      await expect(over).toBeVisible();
      for (const name of ['Envanter', 'Akademi']) await expect(over.getByRole('link', { name }), layout).toBeVisible();
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await overflow(), layout).toBe(0);
      await page.keyboard.press('Escape');
      await expect(over).toHaveCount(0);
      await expect(toggle).toBeFocused();
      expect(await overflow(), layout).toBe(0);
    }
  });
});
