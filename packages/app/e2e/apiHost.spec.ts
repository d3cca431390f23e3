import type { Page } from '@playwright/test';
import { timeoutFactor } from '../../../scripts/lib/timeoutFactor.mjs';
import {
  alert,
  field,
  inventoryPath,
  openDetails,
  openInventory,
  openSignedIn,
  products,
  rowOf,
  setField,
  signIn,
} from './support/app';
import { type ServedApp, serveApp, startServer } from './support/serveApp';
import { expect, test as base } from './support/test';

interface Fixtures {
  /** Scenario of the mock server that the store server plays. */
  scenario: string;
  storeServer: ServedApp;
}

/** Runs the app with a store server of its own on another port: product and utility calls go over the network. */
const test = base.extend<Fixtures>({
  scenario: ['demo', { option: true }],
  expected: /^Request to another host: http:\/\/127\.0\.0\.1:\d+\/api\/(product|utility)\//,
  storeServer: async ({ scenario }, run) => {
    const args = ['--import', 'tsx', 'packages/mocks/src/server/main.ts', '--memory', '--port', '0', '--scenario', scenario];
    const server = await startServer(process.execPath, args, {});
    await run(server);
    await server.stop();
  },
  baseURL: async ({ storeServer }, run) => {
    const app = await serveApp({ STOCKROOM_API_HOST: storeServer.url });
    await run(app.url);
    await app.stop();
  },
});

test('store server: receives the real calls, and keeps what is saved', { tag: '@main' }, async ({ page, storeServer }) => {
  const real = realCalls(page, storeServer);
  await openInventory(page, '?search=breakwater');
  await openDetails(page, 'Tidewater Breakwater Diver');
  await setField(page, 'Name', 'Kept by the store server');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('Kept by the store server is saved.').first()).toBeAttached();
  expect(real.some((call) => call.startsWith('GET /api/product/getproducts/'))).toBe(true);
  expect(real.some((call) => call.startsWith('GET /api/utility/getbrands/'))).toBe(true);
  expect(real).toContain('POST /api/product/update/');

  await page.evaluate(() => indexedDB.deleteDatabase('stockroom'));
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('Kept by the store server');
});

test('store server: provides the data of filters and figures, and the app states what it lacks', async ({ page }) => {
  await openSignedIn(page, '/apps/ecommerce/store');
  await expect(page.getByText('The stock ledger is this browser’s')).toBeVisible();
  const low = page.getByRole('link', { name: /^Low stock, \d/ });
  const count = (await low.textContent())?.replace(/\D/g, '');
  await low.click();
  await expect(page.getByText(`${count} products`, { exact: true })).toBeVisible();
  await page.goto('/apps/ecommerce/transactions');
  await expect(page.getByText('The stock ledger is this browser’s')).toBeVisible();
});

test(
  'store server: shows an error when it goes down, and Retry works once it is back',
  { tag: '@main' },
  async ({ page, storeServer }) => {
    await openInventory(page);
    await expect(rowOf(page, 'Band Collar Shirt')).toBeVisible();
    const { port } = new URL(storeServer.url);
    await storeServer.stop();
    await page.reload();
    await expect(page.getByText(/There was no answer.*store server/).first()).toBeVisible({ timeout: 20_000 * timeoutFactor() });
    await expect(rowOf(page, 'Band Collar Shirt'), 'what the tab had').toBeVisible();
    const args = ['--import', 'tsx', 'packages/mocks/src/server/main.ts', '--memory', '--port', port];
    const again = await startServer(process.execPath, args, {});
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect(page.getByText('The list may be out of date')).toHaveCount(0, { timeout: 20_000 * timeoutFactor() });
    await expect(rowOf(page, 'Band Collar Shirt')).toBeVisible();
    await again.stop();
  },
);

for (const [scenario, errorText] of [
  ['store-server-failing', /The store server could not do it/],
  ['store-server-wrong-shape', /answered in a form that the app does not know/],
  ['store-server-hanging', /There was no answer/],
] as const) {
  test.describe(scenario, () => {
    test.use({ scenario });

    test('shows an error with Retry and a support code, without an address', async ({ page }) => {
      test.setTimeout(90_000 * timeoutFactor());
      await signIn(page);
      await page.goto(inventoryPath);
      await expect(page.getByText(errorText).first()).toBeVisible({ timeout: 45_000 * timeoutFactor() });
      await expect(page.locator('main')).toContainText(/For whoever helps you\s*[0-9A-Z]{7}/);
      await expect(page.locator('main')).not.toContainText('/api/');
      await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeEnabled();
      await expect(products(page).getByText('Band Collar Shirt')).toHaveCount(0);
    });
  });
}

test.describe('store-server-unauthorized', () => {
  test.use({ scenario: 'store-server-unauthorized' });

  test('signs out once, and gives the reason', { tag: '@main' }, async ({ page }) => {
    await page.goto('/sign-in');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Your session has ended')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  });
});

/** Records the calls that the page sends to the store server. */
function realCalls(page: Page, { url }: ServedApp): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(url)) calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return calls;
}
