import { openInventory, openSignedIn, rowOf, userMenu } from '../support/app';
import { setMocks } from '../support/mockSettings';
import { expect, test } from '../support/test';

test(
  'read-only role: finds products without edit controls and the reason, until the role changes',
  { tag: '@main' },
  async ({ page }) => {
    await openInventory(page, '?search=boat+tote');
    await expect(page.getByRole('button', { name: 'Add product' })).toBeVisible();
    await setMocks(page, { dataSet: 'role-read' });
    await page.reload();

    await expect(page.getByText('You can look, and not change')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add product' })).toHaveCount(0);
    await expect(rowOf(page, 'Boat Tote')).toBeVisible();
    await expect(page.getByRole('button', { name: /change the (price|stock) of Boat Tote/ })).toHaveCount(0);
    await page.getByRole('button', { name: /^Details of Boat Tote/ }).click();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveAttribute('readonly', '');
    await expect(page.getByRole('button', { name: 'Update' })).toHaveCount(0);

    await userMenu(page, /^Demo data and faults/);
    await page.getByRole('button', { name: 'Back to normal' }).click();
    await expect(page.getByText('You can look, and not change')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Add product' })).toBeVisible();
  },
);

test('read-only role: sees no actions in the other areas of the store', async ({ page }) => {
  await openSignedIn(page, '/apps/contacts');
  await setMocks(page, { dataSet: 'role-read' });
  for (const [path, act] of [
    ['/apps/contacts', 'Add contact'],
    ['/apps/file-manager', 'New folder'],
    ['/apps/scrumboard', 'New board'],
    ['/apps/ecommerce/transactions', 'Record a movement'],
    ['/apps/ecommerce/queues?tab=counts', 'Start a count'],
    ['/apps/ecommerce/store', 'Edit'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText('You can look, and not change')).toBeVisible();
    await expect(page.getByRole('button', { name: act })).toHaveCount(0);
  }
});
