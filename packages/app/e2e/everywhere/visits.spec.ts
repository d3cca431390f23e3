import type { CDPSession, Page } from '@playwright/test';
import { timeoutFactor } from '../../../../scripts/lib/timeoutFactor.mjs';
import { openSignedIn } from '../support/app';
import { expect, test } from '../support/test';

const ROUNDS = 50;
/** Tolerance for memory that the browser itself holds (a field's own listeners, recompiled code). */
const BOUNDS = { nodes: 150, listeners: 80, megabytes: 10 };

test('fifty visits to chat, help center and mailbox: leak no memory', async ({ page, context }) => {
  test.setTimeout(180_000 * timeoutFactor());
  await openSignedIn(page, '/apps/mailbox/inbox/1');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  // Fills the caches and the pages kept for Back first.
  for (let round = 0; round < 5; round += 1) await visit(page);
  const before = await measure(cdp);
  for (let round = 0; round < ROUNDS; round += 1) await visit(page);
  const after = await measure(cdp);
  expect(after.nodes - before.nodes, 'nodes').toBeLessThan(BOUNDS.nodes);
  expect(after.listeners - before.listeners, 'listeners').toBeLessThan(BOUNDS.listeners);
  expect(after.megabytes - before.megabytes, 'megabytes').toBeLessThan(BOUNDS.megabytes);
});

async function visit(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: /^Chat/ }).click();
  await page.getByRole('list', { name: 'Chats' }).getByRole('link').first().click();
  await expect(page.getByRole('log', { name: 'Messages' })).toBeVisible();
  await menu.getByRole('link', { name: 'Help center' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help center' })).toBeVisible();
  await menu.getByRole('link', { name: /^Mailbox/ }).click();
  await page.getByRole('link', { name: /Window of March/ }).click();
  await expect(page.getByRole('article', { name: /Window of March/ })).toBeVisible();
}

async function measure(cdp: CDPSession) {
  // Each collection may release objects that the next one can collect.
  for (let time = 0; time < 3; time += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), megabytes: of('JSHeapUsedSize') / 1e6 };
}
