import type { Page } from '@playwright/test';
import { openSignedIn } from '../support/app';
import { expect, test } from '../support/test';

const HARBOR = 'Tidewater Harbor 44';
const counted = (page: Page, name: string) => page.getByRole('spinbutton', { name: `Counted of ${name}` });

test(
  'two tabs count together: each sees what the other counted, and neither writes over it unasked',
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
