import type { Page } from '@playwright/test';
import { openDetails, openInventory, rowOf } from '../support/app';
import { setMocks } from '../support/mockSettings';
import { overflow } from '../support/overflow';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 320, height: 640 } });

test('inventory on a phone: works with list, menu, details and save', { tag: '@main' }, async ({ page }) => {
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

test('phone: names the store, also while the demo shows a notice', async ({ page }) => {
  await openInventory(page);
  await setMocks(page, { extraDelayMs: 1 });
  await page.reload();
  const store = page.getByRole('banner').getByText('Harbor & Pine', { exact: true });
  await expect.poll(async () => (await store.boundingBox())?.width ?? 0).toBeGreaterThan(40);
});

test('phone: warns of simulated faults in the user menu, and covers nothing of sign-in', async ({ page }) => {
  await openInventory(page);
  await setMocks(page, { failing: 'messages' });
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Demo data and faults, 2 set', includeHidden: true }),
  ).toBeAttached();
  await page.getByRole('button', { name: 'User menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Demo data and faults 2 set' })).toBeVisible();
  await page.keyboard.press('Escape');
  await setMocks(page, { offline: false, failureRate: 0.1 });
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Demo data and faults, 3 set', includeHidden: true }),
  ).toBeAttached();
  await page.getByRole('button', { name: 'User menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Demo data and faults 3 set' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/sign-out/);
  await page.getByRole('link', { name: 'Sign in' }).click();
  const tab = page.getByRole('button', { name: 'Demo data and faults' });
  await expect(tab).toBeVisible();
  const last = page.getByRole('main').getByRole('link').last();
  await page.mouse.wheel(0, 5000);
  await expect(async () => {
    const [below, above] = [await tab.boundingBox(), await last.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }).toPass();
});

test('wider text spacing: keeps sign-in within a phone', async ({ page }) => {
  await page.goto('/sign-in');
  await expect(page.getByLabel('Email address')).not.toHaveValue('');
  await setWider(page);
  expect(await overflow(page)).toEqual([]);
});

test("wider text spacing: keeps the store's name whole", async ({ page }) => {
  await openInventory(page);
  await setWider(page);
  const name = page.getByRole('banner').getByText('Harbor & Pine', { exact: true });
  const cut = () =>
    name.evaluate((element) => {
      const [text] = element.childNodes;
      if (!text) return 'no text';
      const word = document.createRange();
      word.setStart(text, 0);
      word.setEnd(text, 'Harbor'.length);
      if (word.getClientRects().length > 1) return 'a word is broken';
      return element.scrollHeight > element.clientHeight + 1 ? 'a line is missing' : '';
    });
  await expect.poll(cut).toBe('');
  expect(await overflow(page)).toEqual([]);
});

test('wider text spacing: keeps the price and the stock of a product whole, however long', async ({ page }) => {
  await setMocks(page, { dataSet: 'hostile-text' });
  await openInventory(page);
  await setWider(page);
  const cell = rowOf(page, '__proto__').getByRole('cell').filter({ hasText: '__proto__' });
  for (const fact of ['$999,999,999.99', '2,000,000,000']) {
    const shown = cell.getByText(fact, { exact: false }).last();
    await expect(shown).toBeVisible();
    const isWhole = () =>
      shown.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        const [inner, outer] = [text.getBoundingClientRect(), element.closest('td')?.getBoundingClientRect()];
        return element.scrollWidth <= element.clientWidth + 1 && outer !== undefined && inner.right <= outer.right;
      });
    await expect.poll(isWhole, fact).toBe(true);
  }
  expect(await overflow(page)).toEqual([]);
});

for (const width of [320, 768, 960, 1440, 1920]) {
  test(`doubled text size: cuts nothing in the top bar, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const browser = await page.context().newCDPSession(page);
    // Sets the browser's own font size, as users do.
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await openInventory(page);
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    const faults = () =>
      bar.evaluate((banner) => {
        const edge = banner.getBoundingClientRect();
        const controls = [...banner.querySelectorAll('button, a')].filter((each) => each.checkVisibility());
        const outside = controls.filter((each) => {
          const { top, right, bottom, left } = each.getBoundingClientRect();
          return top < edge.top || bottom > edge.bottom || left < edge.left || right > edge.right;
        });
        const name = [...banner.querySelectorAll('span')].find(({ title }) => title === 'Harbor & Pine');
        const isCut = !name || name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1;
        const over = controls.filter((each, at) => {
          const next = controls[at + 1]?.getBoundingClientRect();
          return next !== undefined && next.left < each.getBoundingClientRect().right - 1;
        });
        return [...outside, ...over].map((each) => each.ariaLabel ?? each.textContent).concat(isCut ? 'the store’s name' : []);
      });
    await expect.poll(faults).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    // The user menu contains the tools that the bar leaves out.
    const left = [];
    for (const name of ['Shortcuts', 'Quick chat', 'Fullscreen', 'Appearance']) {
      if (!(await bar.getByRole('button', { name: new RegExp(`^${name}`) }).isVisible())) left.push(name);
    }
    await bar.getByRole('button', { name: 'User menu' }).click();
    for (const name of left) await expect(page.getByRole('menuitem', { name, exact: true })).toBeAttached();
  });
}

/** Applies the text spacing of WCAG 1.4.12. */
async function setWider(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}
