import { openSignedIn } from '../support/app';
import { expect, test } from '../support/test';

const LONG = '/pages/invoice/printable/modern?id=invoice-118';

test(
  'an invoice of many lines fills whole sheets of A4 and of Letter, black on white in the dark too',
  { tag: '@main' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openSignedIn(page, LONG);
    await expect(page.getByRole('heading', { level: 1, name: 'Invoice HP-2118' })).toBeVisible();
    const sheet = page.getByRole('article');
    await expect(sheet.getByRole('row')).toHaveCount(61);
    const pagesOf = async (format: 'A4' | 'Letter') => {
      const paper = (await page.pdf({ format, preferCSSPageSize: false })).toString('latin1');
      return paper.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
    };
    // Sixty lines of two rows of text each, and what stands before and after them: never one sheet, never many empty ones.
    for (const format of ['A4', 'Letter'] as const) expect(await pagesOf(format)).toBeGreaterThan(2);
    for (const format of ['A4', 'Letter'] as const) expect(await pagesOf(format)).toBeLessThan(8);

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(sheet.getByRole('row').last()).toHaveCSS('break-inside', 'avoid');
    await expect(sheet.locator('thead')).toHaveCSS('display', 'table-header-group');
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden();
    const fits = await sheet.evaluate((element) => element.scrollWidth <= element.clientWidth);
    expect(fits).toBe(true);
  },
);
