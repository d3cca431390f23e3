import type { Page } from '@playwright/test';
import { openSignedIn } from '../support/app';
import { expect, test } from '../support/test';
import { sheetsOfPdf } from '../support/textOfPdf';

const LONG = '/pages/invoice/printable/modern?id=invoice-98';
const FORMATS = ['A4', 'Letter'] as const;

const sheetsOf = async (page: Page, format: (typeof FORMATS)[number]) =>
  sheetsOfPdf(await page.pdf({ format, preferCSSPageSize: false }));

test(
  'invoice of many lines: fills whole sheets of A4 and Letter, black on white also in dark',
  { tag: '@main' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openSignedIn(page, LONG);
    await expect(page.getByRole('heading', { level: 1, name: 'Invoice HP-2098' })).toBeVisible();
    const sheet = page.getByRole('article');
    await expect(sheet.getByRole('row')).toHaveCount(61);
    for (const format of FORMATS) {
      const sheets = await sheetsOf(page, format);
      expect(sheets.length).toBeGreaterThan(2);
      for (const [at, { text, margin }] of sheets.entries()) {
        // The page number, and the table head repeated over the continued lines.
        expect(text).toContain(`${at + 1} / ${sheets.length}`);
        if (text.includes(' · ')) expect(text).toContain('Service Rate Qty Total');
        // Content stays clear of the edge, where printers cannot print.
        expect(margin).toBeGreaterThan(5);
        // A line stays whole on one sheet, with its name and its details.
        const names = text.match(/ · \d+ /g) ?? [];
        const descriptions = text.match(/Sport watch|Lambswool|Waxed canvas|Set of four|By our own van/g) ?? [];
        expect(descriptions).toHaveLength(names.length);
      }
      const all = sheets.map(({ text }) => text).join(' ');
      for (let line = 1; line <= 60; line += 1) expect(all.split(` · ${line} `)).toHaveLength(2);
      expect(sheets.at(-1)?.text).toContain('Thank you for your order.');
      expect(all).not.toContain('Print');
    }

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden();
    const fits = await sheet.evaluate((element) => element.scrollWidth <= element.clientWidth);
    expect(fits).toBe(true);
  },
);
