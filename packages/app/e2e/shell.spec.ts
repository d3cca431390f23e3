import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { field, inventoryPath, openDetails, openInventory, openSignedIn, products, searchBox, userMenu } from './support/app';
import { expect, test } from './support/test';

const lock = (page: Page) => page.getByRole('dialog', { name: 'Unlock your session' });
const unlock = async (page: Page) => {
  await page.getByLabel('Password', { exact: true }).fill('stockroom-demo');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(lock(page)).toHaveCount(0);
};
const openDemoPanel = async (page: Page) => {
  // The menu shows the entries present when it opens, and the demo's tools load last.
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Demo data and faults', includeHidden: true }),
  ).toBeAttached();
  await userMenu(page, /^Demo data and faults/);
  const panel = page.getByRole('dialog', { name: 'Demo data and faults' });
  await expect(panel).toBeVisible();
  return panel;
};

const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Record<string, { file: string }>;

test('scripts: ask to be compiled while they arrive, in their first line', { tag: '@main' }, () => {
  const scripts = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(100);
  const late = scripts.filter(
    ({ file }) => !readFileSync(new URL(file, dist), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(late).toEqual([]);
});

test('top bar: does not move while the page starts, so that a press hits its target', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, '/pages/coming-soon');
  await page.addInitScript(() => {
    const places = new Set<number>();
    Object.assign(window, { places });
    const recordPosition = () => {
      const button = document.querySelector('header button[aria-label^="Quick chat"]');
      if (button) places.add(Math.round(button.getBoundingClientRect().left));
      requestAnimationFrame(recordPosition);
    };
    requestAnimationFrame(recordPosition);
  });
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Demo data and faults' })).toBeVisible();
  expect(await page.evaluate(() => [...(window as unknown as { places: Set<number> }).places])).toHaveLength(1);
});

test('frame: renders once, complete with its texts', async ({ page }) => {
  const entries = Object.entries(manifest);
  const textsOf = new Map(entries.filter(([source]) => source.endsWith('/en.json')).map(([source, { file }]) => [file, source]));
  await openInventory(page);
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('#root header')) return;
      observer.disconnect();
      const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1));
      Object.assign(window, { filesOfTheFrame: files });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(products(page)).toBeVisible();
  const files = await page.evaluate(() => (window as unknown as { filesOfTheFrame: string[] }).filesOfTheFrame);
  expect(files.flatMap((file) => textsOf.get(file) ?? [])).toEqual(['src/features/inventory/locales/en.json']);
});

test.describe('stores', () => {
  test(
    'switches the lists to the chosen store, in this tab and in the other',
    { tag: '@main' },
    async ({ page, context, watched }) => {
      await page.goto(`/sign-in?redirectURL=${inventoryPath}`);
      await page.getByRole('checkbox', { name: 'Remember me' }).check();
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(products(page)).toBeVisible();
      const first = await products(page).getByRole('row').nth(1).innerText();
      const other = await context.newPage();
      watched(other);
      await other.goto(inventoryPath);
      await expect(products(other)).toBeVisible();

      await page.getByRole('button', { name: /Harbor & Pine.*switch store/ }).click();
      await page.getByRole('menuitemradio', { name: 'Harbor & Pine Uptown' }).click();
      for (const tab of [page, other]) {
        await expect(tab.getByRole('button', { name: /Harbor & Pine Uptown.*switch store/ })).toBeVisible();
        await expect(products(tab).getByRole('row').nth(1)).not.toHaveText(first);
      }
      await page.reload();
      await expect(page.getByRole('button', { name: /Harbor & Pine Uptown.*switch store/ })).toBeVisible();
    },
  );

  test('asks about unsaved edits before the switch', async ({ page }) => {
    await openInventory(page, '?search=band');
    await openDetails(page, 'Band Collar Shirt');
    await field(page, 'Name').fill('Band Collar Shirt, long');
    await page.getByRole('button', { name: /switch store/ }).click();
    await page.getByRole('menuitemradio', { name: 'Harbor & Pine Uptown' }).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByRole('button', { name: /Harbor & Pine.*switch store/ })).not.toContainText('Uptown');
    await expect(field(page, 'Name')).toHaveValue('Band Collar Shirt, long');
  });
});

test.describe('the lock', () => {
  test('covers the page in place, unreadable and unreachable, and keeps typed text', { tag: '@main' }, async ({ page }) => {
    await openInventory(page, '?search=band');
    await openDetails(page, 'Band Collar Shirt');
    await field(page, 'Name').fill('Typed before the lock');
    const address = page.url();
    await userMenu(page, 'Lock');
    await expect(lock(page)).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    expect(page.url()).toBe(address);
    expect(await page.title()).not.toContain('Inventory');
    await expect(page.getByText('Band Collar Shirt').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveCount(0);
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.activeElement === document.body || !!document.activeElement?.closest('[data-lock]')),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(lock(page)).toBeVisible();
    await unlock(page);
    await expect(field(page, 'Name')).toHaveValue('Typed before the lock');
    expect(page.url()).toBe(address);
  });

  test('restores the focus from before the palette when locked by a command', async ({ page }) => {
    await openInventory(page);
    const add = page.getByRole('button', { name: 'Add product' });
    await add.focus();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await page.keyboard.type('>lock');
    await expect(page.getByRole('option', { name: 'Lock' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(lock(page)).toBeVisible();
    await unlock(page);
    await expect(add).toBeFocused();
  });

  test('applies to all tabs, also after a reload', async ({ page, context, watched }) => {
    await page.goto(`/sign-in?redirectURL=${inventoryPath}`);
    await page.getByRole('checkbox', { name: 'Remember me' }).check();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(products(page)).toBeVisible();
    const other = await context.newPage();
    watched(other);
    await other.goto(inventoryPath);
    await expect(products(other)).toBeVisible();
    await userMenu(page, 'Lock');
    await expect(lock(other)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Unlock your session' })).toBeVisible();
    await unlock(other);
    await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible();
  });

  test('locks by itself after a countdown, and any key keeps the session active', { tag: '@main' }, async ({ page }) => {
    await page.clock.install();
    await openInventory(page);
    await userMenu(page, 'Lock when idle');
    await page.getByRole('radio', { name: '5 minutes', exact: true }).check();
    await page.keyboard.press('Escape');
    const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
    await page.clock.fastForward('03:30');
    await expect(warning).toHaveCount(0);
    await page.clock.fastForward('00:31');
    await expect(warning).toBeVisible();
    await expect(warning).toContainText(/\d+ seconds left/);
    await page.keyboard.press('a');
    await expect(warning).toHaveCount(0);
    await searchBox(page).focus();
    await page.clock.fastForward('04:01');
    await expect(warning).toBeVisible();
    await page.clock.runFor(61_000);
    await expect(lock(page)).toBeVisible();
    await expect(warning).toHaveCount(0);
    await unlock(page);
    await expect(searchBox(page)).toBeFocused();
  });
});

test.describe('fullscreen', () => {
  for (const [what, text, log] of [
    ['refused', 'The browser did not allow fullscreen.', 'Entering fullscreen mode failed.'],
    ['unavailable', 'This browser has no fullscreen mode.', 'Fullscreen is not available in this browser.'],
  ] as const) {
    test(`${what}: shows a message, and logs the specified text`, async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.addInitScript((isRefused) => {
        Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => isRefused });
        Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('denied'));
      }, what === 'refused');
      await openInventory(page);
      await page.getByRole('banner').getByRole('button', { name: 'Fullscreen' }).click();
      await expect(page.getByText(text).first()).toBeVisible();
      expect(logged).toContain(log);
    });
  }
});

test('presence: is stored by the server', async ({ page }) => {
  await openInventory(page);
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitemradio', { name: 'Busy' }).click();
  await page.getByRole('button', { name: 'User menu' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Busy' })).toBeChecked();
});

test('unknown address: suggests the most similar page', async ({ page }) => {
  await openSignedIn(page, '/apps/ecommerce/inventroy');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  // The URL belongs in the address bar; the page shows plain text.
  await expect(page.getByText('inventroy')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Inventory', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible();
});

test('coming-soon form: rejects an invalid address, and accepts a valid one', async ({ page }) => {
  await openSignedIn(page, '/pages/coming-soon');
  await page.getByRole('button', { name: 'Tell me when it opens' }).click();
  await expect(page.getByText('Enter your email address')).toBeVisible();
  await page.getByRole('main').getByLabel('Email address').fill('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText('We write to ada@example.com the day it opens.')).toBeVisible();
});

for (const [path, title] of [
  ['/pages/error/404', 'Page not found'],
  ['/pages/error/500', 'Server error'],
  ['/pages/maintenance', 'Maintenance'],
] as const) {
  test(`${path}: uses the main layout`, async ({ page }) => {
    await openSignedIn(page, path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
}

test.describe("the demo's panel", () => {
  test('shows an offline banner that disappears by itself, and is reset before the next sign-in', async ({ page }) => {
    await openInventory(page);
    let panel = await openDemoPanel(page);
    await panel.getByRole('switch', { name: 'No network' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByText("The server can't be reached").filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Demo data and faults, 2 set' })).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: 'Demo data and faults' }).click();
    panel = page.getByRole('dialog', { name: 'Demo data and faults' });
    await panel.getByRole('button', { name: 'Back to normal' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(products(page)).toBeVisible();
    await expect(page.getByText("The server can't be reached")).toHaveCount(0);
  });

  test('signs out once on an expired token, and signs in again', async ({ page }) => {
    await openInventory(page);
    const panel = await openDemoPanel(page);
    await panel.getByRole('button', { name: 'Expire the token' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(page.getByText(/Your session has ended/)).toBeVisible();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(products(page)).toBeVisible();
  });

  test('shows another data set, and a reset, in every tab', async ({ page, context, watched }) => {
    await page.goto(`/sign-in?redirectURL=${inventoryPath}`);
    await page.getByRole('checkbox', { name: 'Remember me' }).check();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(products(page)).toBeVisible();
    const other = await context.newPage();
    watched(other);
    await other.goto(inventoryPath);
    await expect(products(other)).toBeVisible();

    const panel = await openDemoPanel(page);
    await panel.getByRole('combobox', { name: 'Data', exact: true }).click();
    await page.getByRole('option', { name: 'Empty stores' }).click();
    await expect(other.getByRole('button', { name: /^Details of / })).toHaveCount(0);
    await panel.getByRole('combobox', { name: 'Data', exact: true }).click();
    await page.getByRole('option', { name: '10,000 products' }).click();
    await expect(other.getByRole('button', { name: /^Details of / }).first()).toBeVisible();
    await panel.getByRole('button', { name: 'Reset the data' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reset the data' }).click();
    await expect(page.getByText("The demo's data is as at the start").first()).toBeVisible();
    await expect(panel.getByText('Data: 10,000 products')).toBeVisible();
    await panel.getByRole('button', { name: 'Back to normal' }).click();
    await expect(panel.getByText('Data: 10,000 products')).toHaveCount(0);
  });
});

test.describe('in Turkish, on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('keeps user menu, panel, lock and pages within the width', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('stockroom.preferences', JSON.stringify({ language: 'tr' }));
    });
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
    await page.goto('/sign-in?redirectURL=%2Fpages%2Fmaintenance');
    await page.getByRole('button', { name: 'Oturum aç', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bakım' })).toBeVisible();
    await fits();
    // On a phone this button is hidden but attached: from then on, the menu contains it.
    const demo = page.getByRole('banner').getByRole('button', { name: 'Demo verileri ve arızalar', includeHidden: true });
    await expect(demo).toBeAttached();
    await page.getByRole('button', { name: 'Kullanıcı menüsü' }).click();
    await page.getByRole('menuitem', { name: 'Demo verileri ve arızalar' }).click();
    await expect(page.getByRole('dialog', { name: 'Demo verileri ve arızalar' })).toBeVisible();
    await fits();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Kullanıcı menüsü' }).click();
    await page.getByRole('menuitem', { name: 'Kilitle', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Oturumun kilidini açın' })).toBeVisible();
    await fits();
  });
});
