import type { Page } from '@playwright/test';
import { openInventory, openSignedIn } from '../support/app';
import { overflow } from '../support/overflow';
import { expect, test } from '../support/test';

const setLargeLetters = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 32px; }');
      document.adoptedStyleSheets.push(sheet);
    });
  });

for (const width of [390, 1280]) {
  test(`default font of 32 px: cuts no codes or numbers of the inventory at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await setLargeLetters(page);
    await openInventory(page);
    await expect.poll(() => overflow(page), { message: 'what reaches past the window' }).toEqual([]);
    await expect.poll(() => page.evaluate(findCutTexts), { message: 'what is cut' }).toEqual([]);
  });
}

test('default font of 32 px: cuts no name of a list at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await setLargeLetters(page);
  await openSignedIn(page, '/apps/scrumboard/board-1');
  const names = page.locator('[data-act="rename"]');
  await expect(names.first()).toBeVisible();
  const cut = () =>
    names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent));
  await expect.poll(cut).toEqual([]);
});

/**
 * Runs in the page. Finds codes and numbers of the table that are not fully visible. Names may be truncated: the details show
 * them in full.
 */
function findCutTexts() {
  const parts = [...document.querySelectorAll('tbody td')].filter((cell) => /^(HP-|\$|\d)/.test(cell.textContent.trim()));
  return parts.flatMap((part) => {
    const isCut = part.scrollWidth > part.clientWidth + 1;
    return isCut ? [`${part.tagName} “${part.textContent.trim().slice(0, 30)}”`] : [];
  });
}
