import { timeoutFactor } from '../../../../scripts/lib/timeoutFactor.mjs';
import { accessFaults } from '../support/accessFaults';
import { openSignedIn, storePreferences } from '../support/app';
import { overflow } from '../support/overflow';
import { waitUntilShown, OPEN_PAGES, SIGNED_IN_PAGES } from '../support/pages';
import { expect, test } from '../support/test';

const PHONE = { width: 320, height: 640 };
// Replaces playing each story in Turkish, with hostile text and on a phone, which `npm run test:full` does.
test.use({ mocks: { dataSet: 'hostile-text' }, viewport: PHONE });
const TURKISH = { language: 'tr' } as const;

/** `/apps/chat/chat-2` → `/apps/chat`, `/ui/icons` → `/ui`: pages opened one after another, in one tab. */
const areaOf = (path: string) => /^\/apps\/[^/]+|^\/[^/]+/.exec(path)?.[0] ?? path;
const areas = Map.groupBy(SIGNED_IN_PAGES, areaOf);

for (const [area, paths] of [['signed out', OPEN_PAGES] as const, ...areas]) {
  test(
    `${area}: opens each page in Turkish, with long and hostile texts, at 320 px and wide`,
    { tag: '@main' },
    async ({ page }) => {
      test.setTimeout((20_000 + 10_000 * paths.length) * timeoutFactor());
      const isOpen = paths === OPEN_PAGES;
      for (const path of paths) {
        const isThere = () =>
          isOpen ? expect(page.getByRole('heading', { level: 1 })).toHaveCount(1) : waitUntilShown(page, path);
        await test.step(path, async () => {
          await page.setViewportSize(PHONE);
          if (isOpen) {
            await storePreferences(page, TURKISH);
            await page.goto(path);
          } else await openSignedIn(page, path, TURKISH);
          await isThere();
          await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
          // A link with only a query bypasses the router: the whole app reloads, and the focus is lost.
          await expect(page.locator('a[href^="?"]'), `${path}: links without a path`).toHaveCount(0);
          await expect.poll(() => overflow(page), { message: `${path}: what reaches past 320 px` }).toEqual([]);
          expect(await accessFaults(page), path).toEqual([]);
          await page.setViewportSize({ width: 1280, height: 800 });
          await isThere();
        });
      }
    },
  );
}
