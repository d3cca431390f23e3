import { pace } from '../../../../scripts/lib/pace.mjs';
import { openSignedIn } from '../support/app';
import { blanksOf, watchForBlanks } from '../support/blankPage';
import { setMocks } from '../support/mockSettings';
import { isShown, SIGNED_IN_PAGES } from '../support/pages';
import { expect, test } from '../support/test';

/** How long a page may show nothing while the app takes the place of the markup, in milliseconds. A wait is shown after 200. */
const PATIENCE = 1000;
/** What every call takes more: a page that is blank while it waits for one is blank for longer than the patience. */
const DELAY = 2000;

for (const path of SIGNED_IN_PAGES) {
  test(`${path} shows its frame and its shape while every call takes two seconds more`, async ({ page }) => {
    await openSignedIn(page, '/pages/coming-soon');
    await setMocks(page, { extraDelayMs: DELAY }, { told: false });
    await page.addInitScript(watchForBlanks);
    await page.goto(path);
    await expect(async () => isShown(page, path)).toPass({ timeout: 30_000 * pace() });
    const { atFirst, longest } = await blanksOf(page);
    expect(atFirst, 'nothing stands in the HTML').toBe(false);
    expect(longest).toBeLessThanOrEqual(PATIENCE);
  });
}
