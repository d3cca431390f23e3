import type { Page } from '@playwright/test';
import { chooseLanguage, openSignedIn } from '../support/app';
import { setMocks } from '../support/mockSettings';
import { overflow } from '../support/overflow';
import { expect, test } from '../support/test';

const list = (page: Page) => page.getByRole('list', { name: 'All contacts' });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function openContacts(page: Page, path = '') {
  await openSignedIn(page, `/apps/contacts${path}`);
  await expect(list(page)).toBeVisible();
}

test(
  'contact: is added, survives a reload, is found by the global search, and appears in the chat',
  { tag: '@main' },
  async ({ page }) => {
    await openContacts(page);
    await page.getByRole('button', { name: 'Add contact' }).click();
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Name')).toBeFocused();
    await page.keyboard.type('Zeki Ünal');
    await field(page, 'Email address').fill('zeki@example.com');
    await field(page, 'Phone number').fill('+90 232 555 01 99');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(card(page, 'Zeki Ünal')).toBeVisible();
    await page.reload();
    await expect(card(page, 'Zeki Ünal').getByRole('link', { name: 'zeki@example.com' })).toBeVisible();
    await expect(card(page, 'Zeki Ünal').getByRole('link', { name: '+90 232 555 01 99' })).toBeVisible();

    await page.getByRole('button', { name: 'Quick chat' }).click();
    await page.getByRole('dialog', { name: 'Quick chat' }).getByRole('button', { name: 'New chat' }).click();
    await expect(page.getByRole('dialog').getByText('Zeki Ünal')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto('/apps/ecommerce/inventory');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox', { name: 'Search' }).fill('Zeki');
    await page.getByRole('option', { name: /Zeki Ünal/ }).click();
    await expect(card(page, 'Zeki Ünal')).toBeVisible();
  },
);

test(
  'contact: keeps the changes of two tabs, and loses nothing when a save fails',
  { tag: '@main' },
  async ({ page, context, watched }) => {
    await openContacts(page, '/contact-3?edit=yes');
    const other = await context.newPage();
    watched(other);
    await other.goto('/apps/contacts/contact-3?edit=yes');
    await field(other, 'Company').fill('Moda');
    await field(page, 'Title').fill('Buyer of ribbons');
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(other.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    await other.close();

    await setMocks(page, { failing: 'contacts' }, { notify: false });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toBeInViewport();
    await setMocks(page, { failing: 'none' }, { notify: false });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(card(page, 'Selin Karaca').getByText('Buyer of ribbons · Moda')).toBeVisible();
  },
);

test('contact: has its picture cropped, shown in the list, and removed', async ({ page }) => {
  await openContacts(page, '/contact-12?edit=yes');
  const picture = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [600, 400];
    canvas.getContext('2d')?.fillRect(0, 0, 600, 400);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Change picture' }).click();
  await (await choosing).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') });
  await page.getByRole('dialog').getByRole('button', { name: 'Use picture' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const inList = list(page).getByRole('listitem').filter({ hasText: 'Çiğdem Işık' }).locator('img');
  await expect(inList).toHaveAttribute('src', /^data:image/);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(inList).toHaveCount(0);
});

test('contacts in Turkish at 320 px: open over the page, take a number, close, and stay in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openContacts(page);
  await chooseLanguage(page, 'Türkçe');
  const everybody = page.getByRole('list', { name: 'Bütün kişiler' });
  await everybody.getByRole('link', { name: /Aylin Demirtaş/ }).click();
  const opened = card(page, 'Aylin Demirtaş');
  await expect(opened).toBeFocused();
  await expect(page.getByRole('button', { name: 'Kişi ekle' })).toBeHidden();
  expect(await overflow(page)).toEqual([]);

  await opened.getByRole('button', { name: 'Düzenle' }).click();
  await page.getByRole('button', { name: 'Telefon numarası ekle' }).click();
  const number = page.getByRole('textbox', { name: 'Telefon numarası', exact: true }).last();
  await number.fill('+90 232 555 01 99');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(opened.getByRole('link', { name: '+90 232 555 01 99' })).toBeVisible();
  expect(await overflow(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(everybody.getByRole('link', { name: /Aylin Demirtaş/ })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Kişi ekle' })).toBeVisible();
});
