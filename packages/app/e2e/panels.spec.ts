import type { Page, Request } from '@playwright/test';
import { openInventory } from './support/app';
import { setMocks } from './support/mockSettings';
import { expect, test } from './support/test';
import { untilWorker } from './support/untilWorker';

const bar = (page: Page) => page.getByRole('banner');
const tool = (page: Page, name: string) => bar(page).getByRole('button', { name: new RegExp(`^${name}`) });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const rows = (page: Page) => page.locator('[data-feed-row]');

/** Opens a panel by keyboard alone. */
async function openByKeys(page: Page, button: string, name = button) {
  await tool(page, button).focus();
  await page.keyboard.press('Enter');
  const panel = dialog(page, name);
  await expect(panel).toBeVisible();
  return panel;
}

/** Closes a panel by Escape; the first press may close a tooltip. */
async function closeByKeys(page: Page, button: string) {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(tool(page, button)).toBeFocused();
}

/** Presses Tab until an element of that name has the focus. */
async function tabTo(page: Page, name: RegExp) {
  // Parts that are still loading are not in the tab order.
  await expect(page.getByLabel(name).or(page.getByText(name)).first()).toBeAttached();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (name.test(focused)) return;
  }
  throw new Error(`Tab never came to ${String(name)}`);
}

test('messages: are marked as read, removed, restored and followed by keyboard alone', { tag: '@main' }, async ({ page }) => {
  await openInventory(page);
  await expect(tool(page, 'Messages')).toHaveAccessibleName('Messages, 3 unread');
  await expect(page).toHaveTitle(/^\(\d+\) Inventory · Stockroom$/);
  const panel = await openByKeys(page, 'Messages');
  await expect(panel).toHaveAccessibleDescription('3 unread messages, newest from Marcus Ode');
  await tabTo(page, /^Mark “Marcus Ode” as read/);
  await page.keyboard.press('Enter');
  await expect(tool(page, 'Messages')).toHaveAttribute('aria-label', 'Messages, 2 unread');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(8);
  await expect(panel.getByRole('button', { name: 'Remove “Priya Nair”' })).toBeFocused();
  // F6 leads to the toasts, also from an open panel.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('F6');
  await tabTo(page, /^Undo/);
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(9);
  await panel.getByRole('link', { name: /Selin Karaca/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=scarf/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(tool(page, 'Messages')).toHaveAccessibleName('Messages, 1 unread');
  // Another tab reads from the server, which may not have finished the last write.
  const other = await page.context().newPage();
  await other.goto('/apps/ecommerce/inventory');
  await expect(tool(other, 'Messages')).toHaveAccessibleName('Messages, 1 unread');
});

test('notifications and shortcuts: work by keyboard alone', async ({ page }) => {
  await openInventory(page);
  await openByKeys(page, 'Notifications');
  await tabTo(page, /^Mark all as read/);
  await page.keyboard.press('Enter');
  await expect(tool(page, 'Notifications')).toHaveAttribute('aria-label', 'Notifications');
  await closeByKeys(page, 'Notifications');

  const panel = await openByKeys(page, 'Shortcuts');
  await tabTo(page, /^Add shortcut/);
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Straps');
  await panel.getByRole('textbox', { name: 'Link' }).focus();
  await page.keyboard.type('/apps/ecommerce/inventory?search=strap');
  await page.keyboard.press('Enter');
  await panel.getByRole('link', { name: /^Straps/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=strap/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('quick chat: works by keyboard alone, and keeps a draft', async ({ page }) => {
  await openInventory(page);
  const panel = await openByKeys(page, 'Quick chat');
  await tabTo(page, /^Marcus Ode/);
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await page.keyboard.type('Two straps are left');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Two straps are left')).toHaveCount(1);
  await expect(panel.getByText('Sending…')).toHaveCount(0);
  await page.keyboard.type('And one more th');
  await closeByKeys(page, 'Quick chat');
  await page.reload();
  await openByKeys(page, 'Quick chat');
  await tabTo(page, /^Marcus Ode/);
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('textbox', { name: 'Message' })).toHaveValue('And one more th');
  await expect(panel.getByText('Two straps are left')).toHaveCount(1);
});

test('messages read in one tab: are read in the other', async ({ page, context, watched }) => {
  await openInventory(page);
  const other = await context.newPage();
  watched(other);
  await other.goto('/apps/ecommerce/inventory');
  await expect(tool(other, 'Messages')).toHaveAccessibleName('Messages, 3 unread');
  await openByKeys(other, 'Messages');
  await openByKeys(page, 'Messages');
  await dialog(page, 'Messages').getByRole('button', { name: 'Mark all as read' }).click();
  await expect(tool(other, 'Messages')).toHaveAttribute('aria-label', 'Messages');
  await expect(other.locator('[data-unread]')).toHaveCount(0);
  await expect(other).toHaveTitle(await page.title());
});

test('open panel: is kept in the URL for a reload, a copied link and Back', async ({ page, context, watched }) => {
  await openInventory(page, '?sort=price');
  await openByKeys(page, 'Quick chat');
  await expect(page).toHaveURL(/\?sort=price&panel=quickChat$/);
  await tabTo(page, /^Marcus Ode/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/&with=/);
  await page.reload();
  await expect(dialog(page, 'Quick chat').getByRole('textbox', { name: 'Message' })).toBeVisible();

  const other = await context.newPage();
  watched(other);
  await other.goto('/apps/ecommerce/inventory?panel=appearance');
  await expect(dialog(other, 'Appearance')).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(other).toHaveURL(/inventory$/);
  await tool(other, 'Messages').click();
  await dialog(other, 'Messages')
    .getByRole('link', { name: /Selin Karaca/ })
    .click();
  await expect(other).toHaveURL(/search=scarf$/);
  await other.goBack();
  await expect(dialog(other, 'Messages')).toBeVisible();
  await other.goForward();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await other.goto('/apps/ecommerce/inventory?dialog=export&panel=nothing');
  await expect(dialog(other, 'Export products')).toBeVisible();
  await expect(other).toHaveURL(/inventory\?dialog=export$/);
});

test.describe('in Turkish', () => {
  test('shows every panel in Turkish, without a raw translation key', async ({ page }) => {
    await openInventory(page);
    await page.evaluate(() => localStorage.setItem('stockroom.preferences', JSON.stringify({ language: 'tr' })));
    await page.reload();
    for (const name of ['Mesajlar', 'Bildirimler', 'Kısayollar', 'Hızlı sohbet']) {
      const panel = await openByKeys(page, name);
      await expect(panel.getByRole('listitem').first()).toBeVisible();
      expect(await panel.innerText(), name).not.toMatch(/⟦|\b(feeds|chat|shortcuts)[.:]/);
      await closeByKeys(page, name);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('shows full-window panels that close by their cross, without sideways scrolling', async ({ page }) => {
    await openInventory(page);
    for (const name of ['Messages', 'Notifications']) {
      await tool(page, name).click();
      const panel = dialog(page, name);
      await expect(panel.getByRole('listitem').first()).toBeVisible();
      expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 640 });
      expect(await panel.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(320);
      await panel.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(panel).toHaveCount(0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('30 % of the calls fail', () => {
  test.use({ expected: /Failed to load resource|500/ });

  test('rolls back and announces rejected writes, and retries until they succeed', { tag: '@main' }, async ({ page }) => {
    await openInventory(page);
    const panel = await openByKeys(page, 'Messages');
    await untilWorker(page);
    await setMocks(page, { failureRate: 0.3 });
    const writes = openWrites(page);
    await panel.getByRole('button', { name: 'Mark all as read' }).click();
    for (const name of ['Marcus Ode', 'Priya Nair']) {
      await panel.getByRole('button', { name: `Remove “${name}”` }).click();
    }
    await setMocks(page, { failureRate: 0 });
    await expect(async () => {
      // An optimistic change may still be rolled back once the response arrives.
      expect(writes.size).toBe(0);
      await page.evaluate(() => new Promise((settle) => requestIdleCallback(settle)));
      const retry = page.getByRole('button', { name: 'Retry' });
      const isRefused = (await retry.count()) > 0;
      if (isRefused) await retry.first().click({ timeout: 1000 });
      // The retried change shows at once but is still pending: the reload below would abort it.
      expect(isRefused).toBe(false);
      await expect(rows(page)).toHaveCount(7, { timeout: 1000 });
      await expect(page.locator('[data-unread]')).toHaveCount(0, { timeout: 1000 });
      expect(writes.size).toBe(0);
    }).toPass();
    await page.reload();
    await expect(tool(page, 'Messages')).toHaveAccessibleName('Messages');
    await openByKeys(page, 'Messages');
    await expect(rows(page)).toHaveCount(7);
  });
});

test.describe('hostile items', () => {
  test.use({ mocks: { dataSet: 'hostile-text' } });

  test('shows plain text, contains no unsafe links, and loads nothing', async ({ page }) => {
    let alerted = false;
    page.on('dialog', (box) => {
      alerted = true;
      void box.dismiss();
    });
    await page.goto('/sign-in');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(tool(page, 'Messages')).toBeVisible();
    for (const name of ['Messages', 'Notifications', 'Shortcuts', 'Quick chat']) {
      const panel = await openByKeys(page, name);
      await expect(panel.getByRole('listitem').first()).toBeVisible();
      await expect(panel.locator('script, iframe, object, embed, form[action], [onerror], [onload]')).toHaveCount(0);
      for (const link of await panel.getByRole('link').all()) {
        expect(await link.getAttribute('href')).toMatch(/^(\/(?![/\\])|https?:|mailto:|tel:)/);
        if ((await link.getAttribute('target')) === '_blank') expect(await link.getAttribute('rel')).toContain('noopener');
      }
      await closeByKeys(page, name);
    }
    expect(alerted).toBe(false);
  });
});

test.describe('one initial call fails', () => {
  test.use({ mocks: { failing: 'messages' } });

  test('shows the page, and an error with Retry in the panel', async ({ page }) => {
    await openInventory(page);
    const panel = await openByKeys(page, 'Messages');
    await expect(panel.getByRole('alert')).toContainText('The messages could not be loaded');
    const retry = panel.getByRole('button', { name: 'Retry' });
    await retry.click();
    await expect(panel.getByRole('alert')).toContainText('The messages could not be loaded');
    await setMocks(page, { failing: 'none' });
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 1000 });
      await expect(rows(page)).toHaveCount(9, { timeout: 1000 });
    }).toPass();
  });
});

/** Tracks the writes that have no response yet, from this call on. */
function openWrites(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>();
  const close = (request: Request) => void open.delete(request);
  page.on('request', (request) => request.method() !== 'GET' && open.add(request));
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return open;
}
