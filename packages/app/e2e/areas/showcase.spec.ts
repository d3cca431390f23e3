import { openSignedIn } from '../support/app';
import { expect, test } from '../support/test';

test('a search of several fields is its address: a reload fills it in again', { tag: '@main' }, async ({ page }) => {
  await openSignedIn(page, '/ui/advanced-search');
  const search = page.getByRole('search', { name: 'Search files' });
  await search.getByRole('textbox', { name: 'Keywords' }).fill('invoice');
  await search.getByRole('checkbox', { name: 'Starred' }).check();
  await search.getByRole('button', { name: 'Search' }).click();
  const query = page.getByRole('region', { name: 'Query' });
  await expect(query).toContainText('"keywords": "invoice"');
  await page.reload();
  await expect(search.getByRole('textbox', { name: 'Keywords' })).toHaveValue('invoice');
  await expect(search.getByRole('checkbox', { name: 'Starred' })).toBeChecked();
  await expect(query).toContainText('"starred": true');
});
