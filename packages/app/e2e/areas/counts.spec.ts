import type { Page } from '@playwright/test';
import { openSignedIn } from '../support/app';
import { scan, untilScansAreHandled } from '../support/scan';
import { expect, test } from '../support/test';

const HARBOR = 'Tidewater Harbor 44';
const counted = (page: Page, name: string) => page.getByRole('spinbutton', { name: `Counted of ${name}` });

test(
  "count in two tabs: shows the other tab's counts, and asks before it overwrites them",
  { tag: '@main' },
  async ({ page, context, watched }) => {
    await openSignedIn(page, '/apps/ecommerce/queues?tab=counts&count=count-1&search=Harbor');
    const other = await context.newPage();
    watched(other);
    await other.goto(page.url());
    await expect(counted(other, HARBOR)).toBeVisible();

    await counted(page, HARBOR).fill('16');
    await counted(page, HARBOR).press('Enter');
    await expect(counted(other, HARBOR)).toHaveValue('16');
    await expect(other.getByRole('row').filter({ hasText: HARBOR })).toContainText('Defne Aldridge');

    await counted(other, HARBOR).fill('12');
    await counted(page, HARBOR).fill('18');
    const written = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await counted(page, HARBOR).press('Enter');
    await written;
    await counted(other, HARBOR).press('Enter');
    await expect(other.getByText(`Defne Aldridge counted 18 of ${HARBOR} meanwhile. Your number was not taken.`)).toBeVisible();
    await expect(counted(other, HARBOR)).toHaveValue('18');
    await other.getByRole('button', { name: 'Use mine' }).click();
    await expect(counted(page, HARBOR)).toHaveValue('12');
  },
);

test('count: keeps units sold meanwhile as sold, and the line says so', { tag: '@main' }, async ({ page, context, watched }) => {
  const path = '/apps/ecommerce/queues?tab=counts&count=count-1&search=Harbor';
  await openSignedIn(page, path);
  const row = page.getByRole('row').filter({ hasText: HARBOR });
  await counted(page, HARBOR).fill('19');
  await counted(page, HARBOR).press('Enter');
  await untilScansAreHandled(page);

  const other = await context.newPage();
  watched(other);
  await other.goto('/apps/ecommerce/search?search=HP-W-0002');
  await other.getByRole('button', { name: /^Change stock.*Harbor 44/ }).click();
  await other.getByRole('combobox', { name: 'Reason' }).click();
  await other.getByRole('option', { name: 'Sold' }).click();
  await other.getByRole('spinbutton', { name: 'How many' }).fill('3');
  await other.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(row).toContainText('-3 sold or received since');

  await page.bringToFront();
  await scan(page, 'HP-W-0002');
  await expect(counted(page, HARBOR)).toHaveValue('20');
  await page.getByRole('button', { name: 'Finish the count' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Finish the count' }).click();
  await expect(page.getByText(/^C-1 is finished/).last()).toBeVisible();
  await other.goto('/apps/ecommerce/inventory?search=HP-W-0002');
  await expect(other.getByRole('button', { name: `17, Low stock, change the stock of ${HARBOR}` })).toBeVisible();
});
