import type { Page } from '@playwright/test';
import { openSignedIn } from './support/app';
import { shiftsOf, watchForShifts, type Shift } from './support/layoutShifts';
import { setMocks } from './support/mockSettings';
import { expect, test } from './support/test';

/** Layout shift allowed while a page loads, as browsers measure it. */
const MAX_LAYOUT_SHIFT = 0.01;
/** Extra delay of every call, in milliseconds, so that reserved space is visible before it is filled. */
const DELAY = 600;
const PAGES = {
  '/dashboards/project': 'Movements by day',
  '/dashboards/analytics': 'Language',
  '/dashboards/finance': 'Account balance',
  '/dashboards/crypto': 'Bitcoin',
} as const;

for (const width of [320, 1440]) {
  test(`dashboards and activities: stay in place at ${width} px while slow responses arrive`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openSignedIn(page, '/pages/coming-soon');
    await setMocks(page, { extraDelayMs: DELAY }, { notify: false });
    await page.addInitScript(watchForShifts);
    for (const [path, chart] of Object.entries(PAGES)) {
      await page.goto(path);
      await expect(figure(page, chart)).toBeVisible();
      expect(await layoutShifts(page), path).toEqual([]);
    }
    await page.goto('/pages/activities');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(await layoutShifts(page), 'activities').toEqual([]);
  });
}

/** Layout shifts beyond the allowed amount. */
async function layoutShifts(page: Page): Promise<Shift[]> {
  const shifts = await shiftsOf(page);
  return shifts.reduce((sum, { value }) => sum + value, 0) > MAX_LAYOUT_SHIFT ? shifts : [];
}

for (const [path, names] of Object.entries({
  '/dashboards/project': [
    'New and closed issues by day',
    'This week: tasks by team',
    'Movements by day',
    'Stock value by category',
  ],
  '/dashboards/project?tab=budget': ['Budget distribution'],
  '/dashboards/analytics': ['Visitors', 'Visitors and page views', 'New and returning', 'Gender', 'Age', 'Language'],
  '/dashboards/finance': ['Account balance'],
  '/dashboards/crypto': ['Bitcoin'],
})) {
  const tag = path === '/dashboards/project' ? '@main' : [];
  test(`charts of ${path}: are reached, explored and read as tables by keyboard alone`, { tag }, async ({ page }) => {
    await openSignedIn(page, path);
    for (const name of names) await expect(figure(page, name)).toBeVisible();
    // Ensures that the list of names is complete.
    await expect(page.getByRole('figure')).toHaveCount(names.length);
    await page.getByRole('heading', { level: 1 }).focus();
    for (const name of names) {
      const chart = figure(page, name);
      const walk = chart.getByRole('slider');
      const table = chart.getByRole('button', { name: 'Show as table' });
      await tabUntil(page, table);
      await page.keyboard.press('Tab');
      await expect(walk).toBeFocused();
      await page.keyboard.press('Home');
      await expect(walk).toHaveAttribute('aria-valuenow', '1');
      const first = await walk.getAttribute('aria-valuetext');
      await page.keyboard.press('ArrowRight');
      await expect(walk).toHaveAttribute('aria-valuenow', '2');
      // A point announces its label and its value.
      await expect(walk).toHaveAttribute('aria-valuetext', /^.+: .*\d/);
      expect(await walk.getAttribute('aria-valuetext')).not.toBe(first);
      await page.keyboard.press('End');
      const count = Number(await walk.getAttribute('aria-valuemax'));
      await expect(walk).toHaveAttribute('aria-valuenow', String(count));
      const last = await walk.getAttribute('aria-valuetext');
      await page.keyboard.press('Shift+Tab');
      await expect(table).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(chart.getByRole('table')).toBeVisible();
      await expect(walk).toHaveCount(0);
      expect(last).not.toBe(first);
      await expect(table).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(walk).toBeVisible();
    }
  });
}

test('first row of figures: recounts on request, and links to lists with the same counts', { tag: '@main' }, async ({ page }) => {
  await openSignedIn(page, '/dashboards/project?period=week');
  const card = page.getByRole('region', { name: 'What needs a hand today' });
  const link = (name: RegExp) => card.getByRole('link', { name });
  await expect(link(/^Out of stock/)).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Up to date' })).toBeAttached();
  const lists = [
    [/^Out of stock\s*(\d+)/, 'Out of stock'],
    [/^Low stock\s*(\d+)/, 'Low stock'],
    [/^(\d+) products? costs? more/, 'Margin under 0%'],
    [/^(\d+) products? without barcode/, 'No barcode'],
    [/^(\d+) products? without picture/, 'No picture'],
  ] as const;
  for (const [name, chip] of lists) {
    const count = name.exec(await link(name).innerText())?.[1];
    await link(name).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible();
    await expect(page.getByRole('button', { name: `Remove filter ${chip}` })).toBeVisible();
    await expect(page.getByText(new RegExp(`^${count} products?$`))).toBeVisible();
    await page.goBack();
    await expect(link(name)).toBeVisible();
  }
  const sold = /^Units sold\s*(\d+)/.exec(await link(/^Units sold/).innerText())?.[1];
  await link(/^Units sold/).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Units by reason' })).toHaveText(`Sold-${sold}`);
});

test.describe('on a touch device', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('shows the tapped value of a chart, then the next, and hides it on a tap elsewhere', async ({ page }) => {
    await openSignedIn(page, '/dashboards/analytics');
    const plot = figure(page, 'Visitors').getByRole('slider');
    const tip = plot.locator('> [aria-hidden]:not(svg)');
    await expect(plot.locator('svg')).toBeVisible();
    await expect(tip).toHaveCount(0);
    const tapAt = async (share: number) => {
      const { width, height } = (await plot.boundingBox()) ?? { width: 0, height: 0 };
      await plot.tap({ position: { x: width * share, y: height / 2 } });
    };
    await tapAt(0.7);
    await expect(tip).toHaveText(/day.*\d/);
    const first = await tip.innerText();
    await tapAt(0.3);
    await expect(tip).not.toHaveText(first);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(tip).toHaveCount(0);
  });
});

const figure = (page: Page, name: string) => page.getByRole('figure', { name, exact: true });

/** Presses Tab until the target has the focus. */
async function tabUntil(page: Page, target: ReturnType<typeof figure>): Promise<void> {
  for (let stop = 0; stop < 60; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
