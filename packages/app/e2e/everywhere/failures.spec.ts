import { timeoutFactor } from '../../../../scripts/lib/timeoutFactor.mjs';
import { field, inventoryPath, openDetails, openInventory, products, rowOf, searchBox, setField, signIn } from '../support/app';
import { setMocks } from '../support/mockSettings';
import { expect, test } from '../support/test';
import { untilWorker } from '../support/untilWorker';

test('views with 30 % of the calls failing: can be retried without losing typed text', { tag: '@main' }, async ({ page }) => {
  test.setTimeout(120_000 * timeoutFactor());
  await openInventory(page, '?search=breakwater');
  await setMocks(page, { failureRate: 0.3 });
  for (let round = 1; round <= 4; round += 1) {
    await page.goto(`${inventoryPath}?search=breakwater`);
    await retryUntil(page, () => page.getByRole('button', { name: /^Details of/ }).isVisible());
    await page.getByRole('button', { name: /^Details of/ }).click();
    await retryUntil(page, () => field(page, 'Name').isVisible());
    await setField(page, 'Name', `Breakwater, round ${round}`);
    await setField(page, 'Stock', String(100 + round));
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await retryUntil(
      page,
      () => page.getByText(`Breakwater, round ${round} is saved.`).first().isVisible(),
      async () => {
        expect(await field(page, 'Name').inputValue(), 'what was typed').toBe(`Breakwater, round ${round}`);
      },
    );
  }
  await setMocks(page, { failureRate: 0 });
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('Breakwater, round 4');
  await expect(field(page, 'Stock')).toHaveValue('104');
});

test('list that cannot be loaded: says so, and loads on Retry', async ({ page }) => {
  await signIn(page);
  await setMocks(page, { failing: 'inventory' });
  await page.goto(`${inventoryPath}?search=shirt`);
  await expect(page.getByText('The products could not be loaded')).toBeVisible();
  await setMocks(page, { failing: 'none' }, { notify: false });
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(products(page)).toBeVisible();
  await expect(rowOf(page, 'Band Collar Shirt')).toBeVisible();
});

test("reload: shows the tab's cached list, and says when no newer one is available", async ({ page }) => {
  await openInventory(page, '?search=breakwater');
  await expect(rowOf(page, 'Tidewater Breakwater Diver')).toBeVisible();
  await setMocks(page, { failing: 'inventory', slow: 'inventory' });
  const asked = page.waitForResponse((response) => response.url().includes('/inventory/products')).then(() => 'answered');
  await page.reload();
  await expect(rowOf(page, 'Tidewater Breakwater Diver')).toBeVisible();
  expect(await Promise.race([asked, Promise.resolve('waiting')])).toBe('waiting');
  await expect(page.getByText('The list may be out of date')).toBeVisible({ timeout: 20_000 * timeoutFactor() });
  await expect(rowOf(page, 'Tidewater Breakwater Diver')).toBeVisible();
  await setMocks(page, { failing: 'none', slow: 'none' }, { notify: false });
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(page.getByText('The list may be out of date')).toHaveCount(0);
});

test('failed save: rolls back, says so, and keeps typed text', { tag: '@main' }, async ({ page }) => {
  await openInventory(page, '?search=breakwater');
  await openDetails(page, 'Tidewater Breakwater Diver');
  await setField(page, 'Name', 'Typed, not saved');
  await setMocks(page, { failing: 'inventory' });
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Typed, not saved');
  await expect(rowOf(page, 'Tidewater Breakwater Diver')).toBeVisible();
  await setMocks(page, { failing: 'none' });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Typed, not saved is saved.').first()).toBeAttached();
});

test('banner: stays visible while scrolling, and covers neither table head nor focus', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await openInventory(page, '?size=25');
  // The worker's script loads when the page is idle, which fails without a network.
  await untilWorker(page);
  const buttons = products(page).getByRole('button', { name: /^Details of/ });
  await buttons.nth(6).focus();
  await context.setOffline(true);
  const banner = page.getByText('This device is offline', { exact: true });
  await expect(banner).toBeVisible();
  await expect(buttons.nth(6)).toBeInViewport({ ratio: 1 });
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 700);
  const top = async (locator: typeof banner) => (await locator.boundingBox())?.y ?? 0;
  const topBar = await page.getByRole('banner').boundingBox();
  await expect.poll(() => top(buttons.nth(6))).toBeLessThan(0);
  expect(await top(banner)).toBeGreaterThanOrEqual(topBar?.height ?? Number.NaN);
  expect(await top(products(page).getByRole('columnheader', { name: 'Name' }))).toBeGreaterThan(await top(banner));
  await context.setOffline(false);
});

test('responses out of order: show the last search', async ({ page }) => {
  await openInventory(page);
  await setMocks(page, { jitterMs: 1200 });
  for (const text of ['t', 'ti', 'tid', 'norrland', 'kestrel', 'breakwater']) await searchBox(page).fill(text);
  await expect(page).toHaveURL(/search=breakwater/);
  await expect(rowOf(page, 'Tidewater Breakwater Diver')).toBeVisible();
  await setMocks(page, { jitterMs: 0 });
  await page.waitForLoadState('networkidle');
  await expect(rowOf(page, 'Tidewater Breakwater Diver')).toBeVisible();
  await expect(rowOf(page, 'Norrland')).toHaveCount(0);
});

test('hostile text: is shown as text', async ({ page }) => {
  await page.goto('/assets/none');
  await setMocks(page, { dataSet: 'hostile-text' });
  await openInventory(page, '?size=100');
  expect(
    await page.evaluate(() => document.querySelectorAll('main script, main iframe, main [onerror], main [onload]').length),
  ).toBe(0);
  for (const hostile of ['.*+?^$()|[]\\', '<img src=x onerror=alert(1)>', '__proto__', '%', '"'.repeat(2000)]) {
    await searchBox(page).fill(hostile);
    await expect(page).toHaveURL(/search=/);
    await expect(products(page)).toBeVisible();
  }
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('runs the app, and sends no call over the network', { tag: '@main' }, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
    });
    await openInventory(page, '?search=breakwater');
    await openDetails(page, 'Tidewater Breakwater Diver');
    await setField(page, 'Name', 'Saved without a worker');
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(page.getByText('Saved without a worker is saved.').first()).toBeAttached();
    await page.reload();
    await expect(field(page, 'Name')).toHaveValue('Saved without a worker');
    expect(calls).toEqual([]);
  });
});

/** Presses Retry, or saves again, until it works: three in ten calls fail, so thirty tries are enough in practice. */
async function retryUntil(page: Parameters<typeof setMocks>[0], isDone: () => Promise<boolean>, onFailure?: () => Promise<void>) {
  const retry = page.getByRole('button', { name: /^(Retry|Try again)$/ }).first();
  for (let attempt = 0; attempt < 30; attempt += 1) {
    await expect.poll(async () => (await isDone()) || (await retry.isVisible())).toBe(true);
    if (await isDone()) return;
    await onFailure?.();
    // The previous retry may have succeeded meanwhile, so that there is no Retry any more.
    await retry.click({ timeout: 2000 }).catch(() => undefined);
  }
  throw new Error('Thirty tries did not help.');
}
