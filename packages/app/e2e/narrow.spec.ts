import type { Page } from '@playwright/test';
import { openDetails, openInventory } from './support/app';
import { OPEN_PAGES, SIGNED_IN_PAGES } from './support/pages';
import { expect, test } from './support/test';

test.use({ viewport: { width: 320, height: 640 } });

for (const path of OPEN_PAGES) {
  test(`${path} needs no sideways scroll at 320 px`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await overflow(page)).toEqual([]);
  });
}

test('signed-in pages need no sideways scroll at 320 px', async ({ page }) => {
  await openInventory(page);
  for (const path of SIGNED_IN_PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await overflow(page), path).toEqual([]);
  }
});

test('the inventory works on a phone: list, menu, details, save', async ({ page }) => {
  await openInventory(page, '?search=breakwater');
  expect(await overflow(page)).toEqual([]);
  await page.getByRole('button', { name: 'Toggle navigation' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.keyboard.press('Escape');
  await openDetails(page, 'Tidewater Breakwater Diver');
  expect(await overflow(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Saved on a phone');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('Saved on a phone is saved.').first()).toBeAttached();
});

/** What reaches past the page's right edge, unless it scrolls inside its own box. */
async function overflow(page: Page) {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const wide = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > width + 1);
    return wide.slice(0, 5).map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`);
  });
}
