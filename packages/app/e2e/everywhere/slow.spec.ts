import type { Page } from '@playwright/test';
import { timeoutFactor } from '../../../../scripts/lib/timeoutFactor.mjs';
import { openSignedIn } from '../support/app';
import { blanksOf, watchForBlanks } from '../support/blankPage';
import { type Shift, shiftsOf, watchForShifts } from '../support/layoutShifts';
import { setMocks } from '../support/mockSettings';
import { waitUntilShown, OVERLAYS, SIGNED_IN_PAGES } from '../support/pages';
import { expect, test } from '../support/test';

/** How long a page may be blank while the app replaces the markup, in milliseconds. A wait is shown after 200. */
const PATIENCE = 1000;
/** Extra delay of every call, in milliseconds: a page that stays blank until its call is answered exceeds `PATIENCE`. */
const DELAY = 2000;
/** Layout shift allowed while a page is filled, as browsers measure it: content appears where its placeholder was. */
const MAX_LAYOUT_SHIFT = 0.0005;

const WINDOW = { width: 1440, height: 900 };
const PHONE = { width: 320, height: 720 };

test.use({ viewport: WINDOW });

for (const path of SIGNED_IN_PAGES) {
  test(`${path}: shows frame and placeholders without shifting while calls take two seconds more`, async ({ page }) => {
    await openSignedIn(page, '/pages/coming-soon');
    await setMocks(page, { extraDelayMs: DELAY }, { notify: false });
    await page.addInitScript(watchForBlanks);
    await page.addInitScript(watchForShifts);
    await page.goto(path);
    await expect(async () => waitUntilShown(page, path)).toPass({ timeout: 30_000 * timeoutFactor() });
    const { atFirst, longest } = await blanksOf(page);
    expect(atFirst, 'nothing stands in the HTML').toBe(false);
    expect(longest).toBeLessThanOrEqual(PATIENCE);
    // A dialog is as high as its content.
    if (OVERLAYS.includes(path)) return;
    expect(await visibleShifts(page), 'what moved').toEqual([]);
    await page.setViewportSize(PHONE);
    await page.reload();
    await expect(async () => waitUntilShown(page, path)).toPass({ timeout: 30_000 * timeoutFactor() });
    expect(await visibleShifts(page), 'what moved on a phone').toEqual([]);
  });
}

/** Layout shifts after everything has loaded, if they are visible. */
async function visibleShifts(page: Page): Promise<Shift[]> {
  await page.waitForLoadState('networkidle');
  const shifts = await shiftsOf(page);
  return shifts.reduce((sum, { value }) => sum + value, 0) > MAX_LAYOUT_SHIFT ? shifts : [];
}
