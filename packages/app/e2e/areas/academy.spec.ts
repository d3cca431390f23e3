import type { Page } from '@playwright/test';
import { openSignedIn } from '../support/app';
import { setMocks } from '../support/mockSettings';
import { overflow } from '../support/overflow';
import { expect, test } from '../support/test';
import { sheetsOfPdf } from '../support/textOfPdf';
import { watchWrites } from '../support/watchWrites';

const step = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Messages' }).getByRole('listitem').filter({ hasText: text });
const speak = async (page: Page, language: string) => {
  await page.evaluate((spoken) => localStorage.setItem('stockroom.preferences', JSON.stringify({ language: spoken })), language);
  await page.reload();
};

test(
  'course: is followed with the arrows, survives a reload, and keeps the further of two tabs',
  { tag: '@main' },
  async ({ page, context }) => {
    await openSignedIn(page, '/apps/academy/shop-window');
    await expect(page.getByRole('heading', { level: 2, name: 'One idea' })).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Eye height is 1.50' })).toBeVisible();
    // Keys are handled once the page is idle; the palette loads with them.
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/shop-window\/2$/);
    // A step that is skipped before it is visible does not count as reached.
    await expect(page.getByRole('heading', { level: 2, name: /Light from the front/ })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/shop-window\/1$/);

    const other = await context.newPage();
    await other.goto('/apps/academy');
    await other.getByRole('link', { name: 'Continue A window that stops people' }).click();
    await expect(other.getByRole('heading', { level: 2, name: /Light from the front/ })).toBeVisible();
    await page.reload();
    await page.getByRole('link', { name: 'All courses' }).first().click();
    await expect(page.getByRole('progressbar', { name: 'Progress in A window that stops people' })).toHaveAttribute(
      'aria-valuetext',
      '50%',
    );
  },
);

test('course progress: reports a failed save, and saves on Retry', { tag: '@main' }, async ({ page }) => {
  await openSignedIn(page, '/apps/academy/shop-window');
  await expect(step(page, 'One idea')).toBeVisible();
  await setMocks(page, { failing: 'academy' }, { notify: false });
  await page.getByRole('button', { name: 'Next' }).click();
  const said = toast(page, 'Your progress was not saved');
  await expect(said).toBeVisible();
  // The step stays beside the list of steps, whatever else is announced.
  const [steps, read] = await Promise.all([
    page.getByRole('navigation', { name: 'Steps' }).boundingBox(),
    step(page, 'Eye height is 1.50').boundingBox(),
  ]);
  expect(read?.x).toBeGreaterThan((steps?.x ?? 0) + (steps?.width ?? 0));
  await setMocks(page, { failing: 'none' }, { notify: false });
  const written = watchWrites(page);
  await said.getByRole('button', { name: 'Retry' }).click();
  await expect(said).toHaveCount(0);
  await written();
  await page.goto('/apps/academy/shop-window');
  await expect(step(page, 'Eye height is 1.50')).toBeVisible();
});

test('course: leads to a certificate by keyboard, alone on one sheet, in both languages', async ({ page }) => {
  await openSignedIn(page, '/apps/academy');
  await page.getByRole('link', { name: 'Start Spot a false note' }).press('Enter');
  await expect(step(page, 'Feel')).toBeVisible();
  for (const name of ['Look and tilt', 'When it is false', 'Course completed']) {
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(step(page, name)).toBeVisible({ timeout: 1000 });
    }).toPass();
  }
  await expect(page).toHaveURL(/false-notes\/finish$/);
  for (const [language, through] of [
    ['en', 'has completed the course'],
    ['tr', 'adlı kişinin şu kursu tamamladığını gösterir'],
  ] as const) {
    await speak(page, language);
    await expect(page.getByRole('article')).toContainText(through);
    for (const format of ['A4', 'Letter'] as const) {
      const sheets = await sheetsOfPdf(await page.pdf({ format, landscape: true, preferCSSPageSize: false }));
      expect(sheets).toHaveLength(1);
      // Letters from another subset of the font are spaced apart in the text.
      const [name, said, all] = ['Defne Aldridge', through, sheets[0]?.text ?? ''].map((each) => each.replaceAll(' ', ''));
      expect(all).toContain(`${name}${said}`);
      expect(sheets[0]?.text).not.toMatch(/Print|Yazdır/);
    }
  }
});

test('academy in Turkish at 320 px: stays within the page, and reports an unknown step or course', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await openSignedIn(page, '/apps/academy');
  await speak(page, 'tr');
  await expect(page.getByRole('list', { name: 'Kurslar' }).getByRole('listitem')).toHaveCount(18);
  expect(await overflow(page)).toEqual([]);
  await page.goto('/apps/academy/find-a-product/99');
  await expect(page.getByText('Bu kursta böyle bir adım yok')).toBeVisible();
  await expect(step(page, 'Yanıtı okuyun')).toBeVisible();
  expect(await overflow(page)).toEqual([]);
  await page.goto('/apps/academy/nobody');
  await page.getByRole('link', { name: 'Bütün kurslar' }).click();
  await expect(page).toHaveURL(/academy$/);
});

test('course: continues where the user was, with 3 of 10 calls failing and the session expired', async ({ page }) => {
  await openSignedIn(page, '/apps/academy/shop-window');
  await expect(step(page, 'One idea')).toBeVisible();
  await setMocks(page, { failureRate: 0.3 }, { notify: false });
  for (const name of [/Eye height/, /Light from/, /Prices, clean/]) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(step(page, name)).toBeVisible();
  }
  await setMocks(page, { failureRate: 0 }, { notify: false });
  for (const retry of await toast(page, 'not saved').getByRole('button', { name: 'Retry' }).all()) await retry.click();
  await setMocks(page, { tokensValidFrom: Date.now() + 60_000 }, { notify: false });
  await page.evaluate(() => location.reload()).catch(() => undefined);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await setMocks(page, { tokensValidFrom: 0 }, { notify: false });
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(step(page, /Prices, clean/)).toBeVisible();
  await page.goto('/apps/academy/shop-window');
  await expect(step(page, /Prices, clean/)).toBeVisible();
});
