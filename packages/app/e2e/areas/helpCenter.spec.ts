import type { Locator, Page } from '@playwright/test';
import { openSignedIn } from '../support/app';
import { overflow } from '../support/overflow';
import { expect, test } from '../support/test';
import { watchWrites } from '../support/watchWrites';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Presses Enter on a control that has the focus, as a keyboard user does. */
async function enter(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}

test(
  'help center in Turkish at 320 px by keys: is searched, read, rated, asked and listed',
  { tag: '@main' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openSignedIn(page, '/apps/help-center');
    await page.evaluate(() => localStorage.setItem('stockroom.preferences', JSON.stringify({ language: 'tr' })));
    await page.reload();
    const search = page.getByRole('searchbox', { name: 'Yardımda ara' });
    await search.focus();
    await page.keyboard.type('etiket');
    await expect(page.getByText(/^\d+ sonuç$/).first()).toBeVisible();
    await expect(page.locator('main mark').first()).toBeVisible();
    expect(await overflow(page)).toEqual([]);
    await enter(page.locator('main a[href*="/help-center/guides/"]').first());
    await expect(page.getByText('Bu kılavuz işinize yaradı mı?').first()).toBeVisible();
    expect(await overflow(page)).toEqual([]);
    const title = await heading(page).innerText();
    const no = page.getByRole('button', { name: 'Hayır, yararlı değil' });
    const written = watchWrites(page);
    await enter(no);
    await page.getByRole('textbox', { name: 'Ne eksikti ya da yanlıştı?' }).focus();
    await page.keyboard.type('Yazıcının adı.');
    await enter(page.getByRole('button', { name: 'Gönder', exact: true }));
    await expect(page.getByText('Gönderildi. Teşekkür ederiz.').first()).toBeVisible();
    await written();
    await page.reload();
    await expect(no).toHaveAttribute('aria-pressed', 'true');
    await enter(page.getByRole('link', { name: /^Sonraki/ }));
    await expect(heading(page)).not.toHaveText(title);

    await page.goto('/apps/help-center/support');
    await expect(page.getByRole('textbox', { name: 'Ad', exact: true })).toHaveValue('Defne Aldridge');
    const send = page.getByRole('button', { name: 'Gönder', exact: true });
    await enter(send);
    await expect(page.getByRole('region', { name: '2 alanı gözden geçirin' })).toBeFocused();
    await enter(page.getByRole('link', { name: 'Bir konu girin' }));
    await expect(page.getByRole('textbox', { name: 'Konu', exact: true })).toBeFocused();
    await page.keyboard.type('Yazıcı susuyor');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Dünden beri etiket basmıyor.');
    await enter(send);
    await expect(page.getByText(/numaralı isteğiniz gönderildi/)).toBeVisible();
    await expect(page.getByText('Yazıcı susuyor')).toBeVisible();
    expect(await overflow(page)).toEqual([]);
  },
);

test('help of a page: is the right one, beside the title and in the list of shortcuts', async ({ page }) => {
  await openSignedIn(page, '/apps/ecommerce/queues?tab=counts');
  const help = (tab: Page) => tab.getByRole('main').getByRole('link', { name: 'Help', exact: true });
  await help(page).click();
  await expect(heading(page)).toHaveText('Count stock');
  await expect(help(page)).toHaveCount(0);
  await page.goto('/apps/scrumboard');
  await expect(help(page)).toHaveAttribute('href', '/apps/help-center/guides/projects/make-a-board');
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await enter(page.getByRole('dialog').getByRole('link', { name: 'Help for this page' }));
  await expect(heading(page)).toHaveText('Make a board');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
