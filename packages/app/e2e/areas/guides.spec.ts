import { chooseLanguage, openSignedIn } from '../support/app';
import { expect, test } from '../support/test';

test('guides: start with the first, are searched, read by keys and in the other language', { tag: '@main' }, async ({ page }) => {
  await openSignedIn(page, '/docs/guides');
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  await expect(title('Introduction')).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/guides\/getting-started\/introduction$/);

  await page.getByRole('searchbox', { name: 'Search guides' }).fill('contrast');
  const menu = page.getByRole('navigation', { name: 'Guides', exact: true });
  await expect(menu.getByRole('link', { name: 'Introduction' })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Theming' }).press('Enter');
  await expect(title('Theming')).toBeVisible();
  await page.reload();
  await expect(title('Theming')).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Theming' })).toHaveAttribute('aria-current', 'page');

  await chooseLanguage(page, 'Türkçe');
  await expect(title('Temalar')).toBeVisible();
  await page.getByRole('link', { name: 'Sonraki', exact: true }).press('Enter');
  await expect(title('Yerleşimler')).toBeVisible();
  await expect(page).toHaveURL(/\/customization\/layouts/);
});
