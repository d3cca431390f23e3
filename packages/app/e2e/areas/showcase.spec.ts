import { openSignedIn } from '../support/app';
import { expect, test } from '../support/test';

test('advanced search: is kept in the URL, and filled in again after a reload', { tag: '@main' }, async ({ page }) => {
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

test('component in the URL: is shown at its own position', async ({ page }) => {
  await openSignedIn(page, '/ui/material-components?component=Button');
  await expect(page.getByRole('table', { name: 'Props of Button' })).toBeVisible();
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(scrolled).toBe(900);
  await page.goto('/ui/material-components?component=Alert');
  await expect(page.getByRole('table', { name: 'Props of Alert' })).toBeVisible();
  expect(await scrolled()).toBe(0);
});

/** Pages with code examples; colors have codes, and no examples. */
const pages = 'tailwindcss advanced-search animations cards confirmation-dialog datatable forms page-layouts typography'.split(
  ' ',
);

test('code of every example: can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const path of [...pages, 'material-components?component=Button']) {
    await openSignedIn(page, `/ui/${path}`);
    const examples = page.getByRole('region').filter({ has: page.getByRole('button', { name: 'Show code' }) });
    await expect(examples.first()).toBeVisible();
    for (const example of await examples.all()) {
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await example.getByRole('button', { name: 'Copy code' }).click();
      await expect(example.getByRole('button', { name: 'Copied' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\S/);
    }
  }
});

test('hostile text in the URL: is shown as text', async ({ page }) => {
  const hostileText = '"><img src=x onerror=alert(1)> .*([ __proto__';
  page.on('dialog', (dialog) => expect.soft(dialog.message(), 'nothing of the address runs').toBe(''));
  const query = encodeURIComponent(hostileText);
  for (const path of [
    `/ui/material-components?search=${query}`,
    `/ui/material-components?component=${query}`,
    `/ui/tailwindcss?search=${query}`,
    `/ui/datatable?search=${query}`,
    `/ui/icons/feather?search=${query}`,
    `/ui/icons/${query}`,
    `/docs/changelog?search=${query}`,
    `/docs/guides/getting-started/introduction?search=${query}`,
  ]) {
    await openSignedIn(page, path);
    const notFoundMessage = page.getByText(/Nothing found|Not found|No guide has all/);
    await expect(notFoundMessage.first()).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  }
});
