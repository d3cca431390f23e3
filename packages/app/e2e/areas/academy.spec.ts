import { expect, test } from '../support/test';
import { openSignedIn } from '../support/app';

test(
  'a course is walked with the arrows, kept over a reload, and the further of two tabs counts',
  { tag: '@main' },
  async ({ page, context }) => {
    await openSignedIn(page, '/apps/academy/shop-window');
    await expect(page.getByRole('heading', { level: 2, name: 'One idea' })).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Eye height is 1.50' })).toBeVisible();
    // The keys are heard once the page rests; the palette comes with them.
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/shop-window\/2$/);
    // A step that is passed over before it is seen is none that one has reached.
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
