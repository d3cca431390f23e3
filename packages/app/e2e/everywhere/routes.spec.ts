import { openSignedIn } from '../support/app';
import { overflow } from '../support/overflow';
import { isShown, OPEN_PAGES, SIGNED_IN_PAGES } from '../support/pages';
import { expect, test } from '../support/test';

// What axe says of each page, and whether all of its controls do something, is asked by `npm run test:full`.
for (const path of [...OPEN_PAGES, ...SIGNED_IN_PAGES]) {
  test(`${path} opens, wide and at 320 px`, { tag: '@main' }, async ({ page }) => {
    const isOpen = OPEN_PAGES.includes(path);
    const isThere = () => (isOpen ? expect(page.getByRole('heading', { level: 1 })).toHaveCount(1) : isShown(page, path));
    if (isOpen) await page.goto(path);
    else await openSignedIn(page, path);
    await isThere();
    // One with a query alone goes past the router: the whole app is loaded anew, and the focus is lost.
    await expect(page.locator('a[href^="?"]'), 'links without a path').toHaveCount(0);
    await page.setViewportSize({ width: 320, height: 640 });
    await isThere();
    await expect.poll(() => overflow(page), { message: 'what reaches past 320 px' }).toEqual([]);
  });
}
