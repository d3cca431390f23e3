import type { Page } from '@playwright/test';
import { timeoutFactor } from '../../../scripts/lib/timeoutFactor.mjs';
import { field, inventoryPath, openDetails, openInventory, openSignedIn, rowOf, setField } from './support/app';
import { nextBuild } from './support/nextBuild';
import { type ServedApp, serveApp } from './support/serveApp';
import { expect, test as base } from './support/test';

interface Fixtures {
  /** The journey's own server, which it may stop. */
  shop: ServedApp;
}

const test = base.extend<Fixtures>({
  shop: async ({ browserName: _browser }, run) => {
    const shop = await serveApp();
    await run(shop);
    await shop.stop();
  },
  baseURL: async ({ shop }, run) => run(shop.url),
});

const offer = (page: Page) => page.getByText('A new version of Stockroom is ready.').first();
const reload = (page: Page) => page.getByRole('button', { name: 'Reload', exact: true });
const entryOf = (page: Page) => page.locator('script[type="module"][src]').getAttribute('src');
/** Names of the builds whose files are cached. */
const cachedBuilds = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('stockroom-files-')));
/** Settles when all files that a page needs are cached. */
const untilCached = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/assets/known'))), { timeout: 20_000 * timeoutFactor() })
    .toBe(true);

test(
  'app without a server: opens signed in, and reads and changes products',
  { tag: '@main' },
  async ({ page, context, shop }) => {
    await openInventory(page);
    await openDetails(page, 'Band Collar Shirt');
    await untilCached(page);
    await shop.stop();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible();
    await expect(rowOf(page, 'Band Collar Shirt')).toBeVisible();
    await expect(page.getByText('This device is offline').first()).toBeVisible();
    await expect(field(page, 'Name')).toHaveValue('Band Collar Shirt');
    await setField(page, 'Name', 'Changed without a network');
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(page.getByText('Changed without a network is saved.').first()).toBeAttached();
    await page.goto(`${inventoryPath}?search=without+a+network`);
    await expect(rowOf(page, 'Changed without a network')).toBeVisible();
  },
);

test(
  "new version: is offered, waits for unsaved changes, and deletes the old version's cache",
  { tag: '@main' },
  async ({ page, shop }) => {
    await openInventory(page);
    await openDetails(page, 'Band Collar Shirt');
    await untilCached(page);
    const old = await cachedBuilds(page);
    const next = nextBuild();
    await shop.stop();
    const { port } = new URL(shop.url);
    const updated = await serveApp({ STOCKROOM_DIST: next.folder, PORT: port });
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect(offer(page)).toBeVisible({ timeout: 20_000 * timeoutFactor() });
    expect(await entryOf(page), 'nobody is taken away from the page').not.toBe(next.entry);

    await field(page, 'Name').fill('Not saved yet');
    await reload(page).click();
    await expect(page.getByText(/^A new version is ready\. Save or discard/).first()).toBeVisible();
    await expect(field(page, 'Name')).toHaveValue('Not saved yet');
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(page.getByText('Not saved yet is saved.').first()).toBeAttached();

    await reload(page).click();
    await expect.poll(() => entryOf(page).catch(() => null)).toBe(next.entry);
    await expect(field(page, 'Name')).toHaveValue('Not saved yet');
    await expect.poll(() => cachedBuilds(page)).toEqual([`stockroom-files-${next.entry}`]);
    expect(old).not.toEqual(await cachedBuilds(page));
    await expect(offer(page)).toHaveCount(0);

    // Files used in the old version were fetched for the new one, too.
    await updated.stop();
    await page.reload();
    await expect(field(page, 'Name')).toHaveValue('Not saved yet');
    next.remove();
  },
);

test('page loaded over the network: has the new version, and is offered none', async ({ page, shop }) => {
  await openSignedIn(page, '/docs/changelog');
  await untilCached(page);
  const next = nextBuild();
  await shop.stop();
  const updated = await serveApp({ STOCKROOM_DIST: next.folder, PORT: new URL(shop.url).port });
  await page.reload();
  expect(await entryOf(page)).toBe(next.entry);
  await expect.poll(() => cachedBuilds(page), { timeout: 20_000 * timeoutFactor() }).toEqual([`stockroom-files-${next.entry}`]);
  await expect(offer(page)).toHaveCount(0);
  await updated.stop();
  next.remove();
});

test('installed app: has the colours of the page', async ({ page, context }) => {
  await openInventory(page);
  const browser = await context.newCDPSession(page);
  const { url, errors } = await browser.send('Page.getAppManifest');
  expect(url).toMatch(/\/manifest\.webmanifest$/);
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const colors = () =>
    page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      ...[...document.querySelectorAll('meta[name="theme-color"]')].map((meta) => meta.getAttribute('content')),
    ]);
  await expect.poll(async () => new Set(await colors()).size).toBe(1);
  const [light] = await colors();
  await page.evaluate(() => document.documentElement.classList.replace('light', 'dark'));
  await expect.poll(async () => new Set(await colors()).size).toBe(1);
  expect((await colors())[0]).not.toBe(light);
});

test.describe('with the demo switched off', () => {
  const shop = base.extend<Fixtures>({
    shop: async ({ browserName: _browser }, run) => {
      const served = await serveApp({ STOCKROOM_DEMO: 'false' });
      await run(served);
      await served.stop();
    },
    baseURL: async ({ shop: served }, run) => run(served.url),
  });
  shop('the files are kept all the same', async ({ page, context, shop: served }) => {
    await page.goto('/sign-in');
    const heading = page.getByRole('heading', { level: 1, name: 'Sign in' });
    await expect(heading).toBeVisible();
    await untilCached(page);
    await served.stop();
    await context.setOffline(true);
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  });
});
