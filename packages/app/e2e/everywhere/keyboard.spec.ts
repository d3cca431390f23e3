import type { Page } from '@playwright/test';
import { inventoryPath, openDetails, openInventory, openSignedIn, products, setField } from '../support/app';
import { cutRings } from '../support/cutRings';
import { expect, test } from '../support/test';

test('keyboard alone: signs in, finds, edits and saves a product', { tag: '@main' }, async ({ page }) => {
  await page.goto(`/sign-in?redirectURL=${inventoryPath}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await tabTo(page, 'button', /^Sign in$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible();

  await page.keyboard.press('Tab');
  await tabTo(page, 'searchbox', /Search products/);
  await page.keyboard.type('breakwater');
  await expect(page).toHaveURL(/search=breakwater/);
  await expect(page.getByRole('button', { name: 'Details of Tidewater Breakwater Diver' })).toBeVisible();
  await reachDetails(page);
  await page.keyboard.press('Enter');

  await tabTo(page, 'textbox', /^Name$/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Saved by keys');
  await tabTo(page, 'button', /^Update$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved by keys is saved.').first()).toBeAttached();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Saved by keys');
});

test('focus: is visible on every tab stop of the page', async ({ page }) => {
  await page.goto(`/sign-in?redirectURL=${inventoryPath}`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(products(page)).toBeVisible();
  await page.locator('body').click({ position: { x: 1, y: 1 } });
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(async () => {
      // A list scrolls to the focused element in the next frame.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const focused = document.activeElement;
      if (!focused || focused === document.body) return 'page';
      const box = focused.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 20)];
      const onTop = document.elementFromPoint(x, y);
      const covered =
        onTop !== null && !focused.contains(onTop) && !onTop.contains(focused) && onTop.closest('label')?.control !== focused;
      const style = getComputedStyle(focused);
      const ringed = style.outlineStyle !== 'none' || style.boxShadow !== 'none' || focused.querySelector(':scope *') !== null;
      const name = focused.getAttribute('aria-label') ?? focused.textContent;
      if (covered) return `hidden: ${name}`;
      return ringed || focused instanceof HTMLInputElement ? 'seen' : `no ring: ${name}`;
    });
    expect(['page', 'seen'], `stop ${stop}: ${seen}`).toContain(seen);
  }
});

for (const path of ['/apps/ecommerce/transactions', '/apps/ecommerce/queues?tab=imports', '/apps/ecommerce/queues?tab=counts']) {
  test(`focus ring: is whole around a record's link in the table of ${path}`, async ({ page }) => {
    await openSignedIn(page, path);
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
      await expect.poll(() => cutRings(page), { message: `rings that are cut at ${width} px` }).toEqual([]);
    }
  });
}

test('Escape: closes a dialog, and the focus returns to its origin', async ({ page }) => {
  await page.goto(`/sign-in?redirectURL=${inventoryPath}`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const opener = page.getByRole('button', { name: 'Export' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('menu: opens by Enter at its first entry, and removed elements pass on the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await openInventory(page);
  await page.getByRole('banner').getByRole('button', { name: 'Language' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: 'Türkçe' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Select Boat Tote, Large' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: /^Select all 68/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Clear selection' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeFocused();

  await openDetails(page, 'Boat Tote, Large');
  await setField(page, 'Name', 'Boat Tote');
  await page.getByRole('button', { name: 'Discard changes' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Update', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Delete', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Details of Boat Tote, Large' })).toHaveCount(0);
  await expect(page.locator('table :focus')).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('save bar: covers no focused element of a changed product', async ({ page }) => {
    await openInventory(page, '?product=42');
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await expect(name).toHaveValue('Boat Tote, Large');
    const hidden = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        const box = focused?.getBoundingClientRect();
        if (!focused || !box || focused === document.body) return '';
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 20));
        const isSeen = top && (focused.parentElement?.contains(top) || top.contains(focused));
        return isSeen ? '' : `${focused.outerHTML.slice(0, 80)} under ${top?.textContent.slice(0, 30)}`;
      });
    const price = page.getByRole('spinbutton', { name: 'Price', exact: true });
    await price.focus();
    await price.evaluate((field) => window.scrollBy(0, field.getBoundingClientRect().bottom - window.innerHeight + 4));
    await page.keyboard.type('1');
    await expect(page.getByRole('button', { name: 'Discard changes' })).toBeVisible();
    await expect.poll(hidden).toBe('');
    await name.focus();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < 38; stop += 1) {
        await page.keyboard.press(key);
        await expect.poll(hidden).toBe('');
      }
    }
  });
});

/** Presses Tab until a control of this role and name has the focus. */
async function tabTo(page: Page, role: 'button' | 'searchbox' | 'textbox', name: RegExp) {
  const control = page.getByRole(role, { name });
  for (let stop = 0; stop < 80; stop += 1) {
    if (await control.evaluateAll((found) => found.some((one) => one === document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No way to ${name} by Tab.`);
}

/** Moves the focus to the details' button. It is in the table, a single tab stop: Tab reaches the table, arrows the cell. */
async function reachDetails(page: Page) {
  const button = page.getByRole('button', { name: 'Details of Tidewater Breakwater Diver' });
  const isThere = () => button.evaluate((one) => one === document.activeElement);
  for (let stop = 0; stop < 40 && !(await isThere()); stop += 1) {
    const inTable = await page.evaluate(() => document.activeElement?.closest('table, [role=table], [role=grid]') !== null);
    await page.keyboard.press(inTable ? (stop % 8 === 0 ? 'ArrowDown' : 'ArrowRight') : 'Tab');
  }
  expect(await isThere(), 'the details button is reached by Tab and arrows').toBe(true);
}
