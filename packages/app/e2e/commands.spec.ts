import type { Page } from '@playwright/test';
import { field, inventoryPath, openInventory, openSignedIn, products, searchBox, signIn } from './support/app';
import { setMocks } from './support/mockSettings';
import { expect, test } from './support/test';

const palette = (page: Page) => page.getByRole('dialog', { name: /^(Search|Ara)$/ });
const box = (page: Page) => palette(page).getByRole('combobox');
const active = (page: Page) => palette(page).getByRole('option', { selected: true });

/** Opens the palette by its shortcut; the first press may come before its code has loaded. */
async function open(page: Page, text = '') {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(box(page)).toBeFocused();
  // Types as a person does: a code that comes all at once is a scan.
  await page.keyboard.type(text, { delay: 50 });
}

test(
  'command palette: changes theme, scheme and page, finds products and locks, by keyboard alone',
  { tag: '@main' },
  async ({ page }) => {
    await openInventory(page);
    await open(page, '>teal');
    await expect(active(page)).toHaveAccessibleName(/^Theme: Teal/);
    await page.keyboard.press('Enter');
    await expect(palette(page)).toBeHidden();
    await expect(page.locator('html')).toHaveClass(/theme-teal/);

    await open(page, 'dark scheme');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveClass(/dark/);

    await open(page, 'maintenance');
    await expect(active(page)).toHaveAccessibleName(/^Maintenance/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/pages\/maintenance/);
    await page.goto(inventoryPath);
    await expect(products(page)).toBeVisible();

    await open(page, '#HP-CP-0053');
    await page.keyboard.press('Enter');
    await expect(field(page, 'SKU')).toHaveValue('HP-CP-0053');
    const barcode = await field(page, 'Barcode').inputValue();
    await page.goto(inventoryPath);
    await expect(products(page)).toBeVisible();
    await open(page, `#${barcode}`);
    await page.keyboard.press('Enter');
    await expect(field(page, 'SKU')).toHaveValue('HP-CP-0053');

    await open(page, '>lock');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette(page)).toBeHidden();
  },
);

test('command palette: opens by its shortcut as soon as the page shows', async ({ page }) => {
  await page.addInitScript(() => {
    const chord = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true });
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main table')) return;
      observer.disconnect();
      document.body.dispatchEvent(chord);
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await openSignedIn(page, inventoryPath);
  await expect(box(page)).toBeFocused();
});

test('command palette: reports an unknown code, and searches the inventory for it', async ({ page }) => {
  await openInventory(page);
  await open(page, '#0000000000000');
  await page.keyboard.press('Enter');
  await expect(palette(page).getByText('No product has the SKU, barcode or name “0000000000000”').first()).toBeVisible();
  await expect(active(page)).toHaveAccessibleName('Search the inventory for “0000000000000”');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${inventoryPath}?search=0000000000000`);
});

test('command palette: opens from a field, closes by Escape, and restores the focus', async ({ page }) => {
  await openInventory(page);
  await searchBox(page).fill('oak');
  await open(page);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(searchBox(page)).toBeFocused();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await palette(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
});

test('single-key shortcuts: work on the page, never in a field, and not when switched off', async ({ page }) => {
  await openInventory(page);
  // The shortcuts are active as soon as the palette has loaded.
  await open(page);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();

  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await searchBox(page).focus();
  await page.keyboard.type('?gi');
  await expect(searchBox(page)).toHaveValue('?gi');
  await expect(sheet).toBeHidden();

  await page.getByRole('heading', { level: 1 }).evaluate((heading: HTMLElement) => heading.focus());
  await page.keyboard.press('?');
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('term').filter({ hasText: /^Inventory$/ })).toBeVisible();
  await sheet.getByRole('switch', { name: 'Single-key shortcuts' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await page.getByRole('heading', { level: 1 }).evaluate((heading: HTMLElement) => heading.focus());
  await page.keyboard.press('?');
  await open(page, '>keyboard');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('Enter');
  await sheet.getByRole('switch', { name: 'Single-key shortcuts' }).press('Space');
  await page.keyboard.press('Escape');
  await page.goto(`${inventoryPath}?search=corduroy`);
  await expect(products(page)).toBeVisible();
  await open(page);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('i');
  await expect(page).toHaveURL(inventoryPath);
});

test('command palette: shows the results of the last search term, however slow the response before', async ({ page }) => {
  await openInventory(page);
  await open(page);
  await setMocks(page, { slow: 'search' });
  await page.keyboard.type('#breakwater');
  // The progress bar means that the debounce is over and the first search is pending.
  await expect(page.getByRole('progressbar', { includeHidden: true })).toBeVisible();
  await setMocks(page, { slow: 'none' });
  await box(page).fill('#corduroy');
  await expect(palette(page).getByRole('option', { name: /Corduroy Cap/ })).toBeVisible();
  // Waits until every call is answered.
  await expect(page.getByRole('progressbar', { includeHidden: true })).toBeHidden();
  await expect(active(page)).toHaveAccessibleName(/Corduroy Cap/);
  await expect(palette(page).getByRole('option', { name: /Breakwater/ })).toHaveCount(0);
});

test('command palette: opens a contact it found, and starts a mail to it', async ({ page }) => {
  await openInventory(page);
  await open(page, '@cigdem');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
  await page.getByRole('button', { name: 'Write to Çiğdem Işık' }).click();
  const chat = page.getByRole('dialog');
  await expect(chat.getByRole('heading', { name: /Çiğdem Işık/ }).first()).toBeVisible();
  await expect(chat.getByRole('textbox')).toBeVisible();
});

test('command palette: reports a failed search, keeps the commands, and recovers', { tag: '@main' }, async ({ page }) => {
  await openInventory(page);
  await setMocks(page, { failing: 'search' });
  await open(page, 'in');
  const retry = palette(page).getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(active(page)).toHaveAccessibleName(/^Inventory/);
  await retry.click();
  await expect(retry).toBeVisible();
  await setMocks(page, { failing: 'none' });
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await open(page, 'in');
  await expect(palette(page).getByRole('group', { name: 'Products' }).first()).toBeVisible();
  await expect(retry).toBeHidden();
});

test('recent searches: are offered, and deleted on sign-out', async ({ page }) => {
  await openInventory(page);
  await open(page, '#HP-CP-0053');
  await page.keyboard.press('Enter');
  await expect(field(page, 'SKU')).toHaveValue('HP-CP-0053');
  await open(page);
  await expect(palette(page).getByRole('option', { name: 'HP-CP-0053' })).toBeVisible();
  await page.keyboard.type('>sign out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sign-out/);
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('HP-CP-0053');
  // Signs in again: the session that the journeys share has ended here.
  await signIn(page, inventoryPath);
  await expect(products(page)).toBeVisible();
  await open(page);
  await expect(palette(page).getByRole('group', { name: 'Recent searches' })).toHaveCount(0);
});

test.describe('in Turkish, on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('command palette: opens by a button, finds Turkish letters, and stays within the viewport', async ({ page }) => {
    await page.evaluate(() => localStorage.setItem('stockroom.preferences', JSON.stringify({ language: 'tr' })));
    await page.goto('/sign-in');
    await page.getByRole('button', { name: 'Oturum açın' }).or(page.locator('form button[type=submit]')).first().click();
    await page.getByRole('button', { name: 'Ara', exact: true }).click();
    await box(page).fill('@ısık');
    await expect(palette(page).getByRole('option', { name: /Çiğdem Işık/ })).toBeVisible();
    await box(page).fill('GÖRÜNÜM koyu');
    await expect(active(page)).toHaveAccessibleName(/^Renk düzeni: Koyu/);
    const { scroll, client } = await palette(page).evaluate(({ scrollWidth, clientWidth }) => ({
      scroll: scrollWidth,
      client: clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(client);
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveClass(/dark/);
  });
});
