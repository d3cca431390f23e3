import type { Page } from '@playwright/test';
import { openSignedIn } from '../support/app';
import { expect, test } from '../support/test';

// Requests bypass the service worker, so that they can be blocked.
test.use({ serviceWorkers: 'block', expected: /Failed to fetch dynamically imported module|Failed to load module script/ });

const email = (page: Page) => page.getByRole('textbox', { name: 'Email address' });
const waits = (page: Page) => page.getByText('No connection', { exact: true });
const boards = (page: Page) => page.getByRole('heading', { level: 1, name: 'Boards' });
const entry = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Scrumboard' });

/** Opens a page with an unsaved text, from which the boards' code has not been requested. */
async function openTyped(page: Page): Promise<void> {
  await openSignedIn(page, '/pages/coming-soon');
  // The sign-in page also has a field of that name.
  await expect(entry(page)).toBeVisible();
  await email(page).fill('half@an');
  await page.waitForLoadState('networkidle');
}

test(
  'page without its code while offline: waits, and loads by itself once online',
  { tag: '@main' },
  async ({ page, context }) => {
    await openTyped(page);
    const loads = countLoads(page);
    await context.setOffline(true);
    await entry(page).click();
    await expect(waits(page)).toBeVisible();
    await expect(email(page)).toHaveValue('half@an');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(false);
    await expect(boards(page)).toBeVisible();
    await expect(waits(page)).toHaveCount(0);
    expect(loads(), 'the page is never loaded anew').toBe(0);
  },
);

test('replaced build: reloads once to the requested page, and keeps typed text', { tag: '@main' }, async ({ page }) => {
  await openTyped(page);
  const loads = countLoads(page);
  await page.route(/\/assets\/(contract-)?scrumboard-.*\.js$/, (route) =>
    loads() === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await entry(page).click();
  await expect(boards(page)).toBeVisible();
  await expect(waits(page)).toHaveCount(0);
  expect(loads()).toBe(1);
  await page.goBack();
  await expect(email(page)).toHaveValue('half@an');
});

test(
  'export without its code: waits beside the open form, and loads once online',
  { tag: '@main' },
  async ({ page, context }) => {
    await openSignedIn(page, '/apps/ecommerce/inventory?product=new');
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Half a name');
    await page.waitForLoadState('networkidle');
    const loads = countLoads(page);
    let misses = 0;
    await page.route(/\/assets\/ExportDialog-.*\.js$/, (route) => {
      misses += 1;
      return misses === 1 ? route.abort() : route.continue();
    });
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(waits(page)).toBeVisible();
    await expect(name).toHaveValue('Half a name');
    await context.setOffline(false);
    await expect(page.getByRole('dialog', { name: 'Export' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(name).toHaveValue('Half a name');
    expect(loads(), 'the page is never loaded anew').toBe(0);
  },
);

/** Counts how often the page is requested from this call on. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}
