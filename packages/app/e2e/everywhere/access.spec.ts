import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openDetails, openInventory, openPanel, openSignedIn } from '../support/app';
import { overflow } from '../support/overflow';
import { waitUntilShown, OPEN_PAGES, PANELS, SIGNED_IN_PAGES } from '../support/pages';
import { expect, test } from '../support/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SCHEMES = ['light', 'dark'] as const;

// Opens each page once: wide in light, then phone-sized in dark.
for (const path of [...OPEN_PAGES, ...SIGNED_IN_PAGES]) {
  test(`${path}: has no axe faults, and no sideways scroll at 320 px`, async ({ page }) => {
    await prefer(page, 'auto');
    const isOpen = OPEN_PAGES.includes(path);
    const isThere = () => (isOpen ? expect(page.getByRole('heading', { level: 1 })).toHaveCount(1) : waitUntilShown(page, path));
    if (isOpen) await page.goto(path);
    else await openSignedIn(page, path);
    await isThere();
    await check(page, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(page.locator('html')).toHaveClass(/\bdark$/);
    await isThere();
    expect(await overflow(page), 'what reaches past 320 px').toEqual([]);
    await check(page, 'dark, 320 px');
  });
}

for (const scheme of SCHEMES) {
  test(`inventory: has no axe faults with its details and its dialogs, ${scheme}`, async ({ page }) => {
    await prefer(page, scheme);
    await openInventory(page);
    await check(page, scheme);
    await page.getByRole('button', { name: 'Columns' }).click();
    await check(page, `${scheme}, columns`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check(page, `${scheme}, export`);
    await page.keyboard.press('Escape');
    await openDetails(page, 'Atelier Linden Tote').catch(() =>
      page
        .getByRole('button', { name: /^Details of/ })
        .first()
        .click(),
    );
    await expect(page.getByRole('button', { name: 'Update', exact: true })).toBeVisible();
    await check(page, `${scheme}, details`);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('');
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await check(page, `${scheme}, refused`);
  });

  test(`top bar: has no axe faults in its panels and in any layout, ${scheme}`, async ({ page }) => {
    await prefer(page, scheme);
    await openInventory(page);
    for (const panel of PANELS) {
      await openPanel(page, panel);
      await check(page, `${scheme}, ${panel}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    for (const layout of ['compact', 'futuristic', 'horizontal', 'empty']) {
      await page.goto(`/apps/ecommerce/inventory?layout=${layout}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await check(page, `${scheme}, ${layout}`);
    }
  });

  test(`session pages: have no axe faults, ${scheme}`, async ({ page }) => {
    await prefer(page, scheme);
    await openInventory(page);
    await page.goto('/unlock-session');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await check(page, `${scheme}, unlock`);
    await page.goto('/sign-out');
    await expect(page.getByRole('heading', { level: 1, name: 'You have signed out' })).toBeVisible();
    await check(page, `${scheme}, sign-out`);
  });
}

async function prefer(page: Page, scheme: string) {
  await page.evaluate((chosen) => localStorage.setItem('stockroom.preferences', JSON.stringify({ scheme: chosen })), scheme);
}

async function check(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: TAGS, rules: { 'target-size': { enabled: true } } })
    .analyze();
  const faults = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join('; ')}`,
  );
  expect(faults, where).toEqual([]);
}
