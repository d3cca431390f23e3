import type { Page } from '@playwright/test';
import { openSignedIn } from '../support/app';
import { overflow } from '../support/overflow';
import { expect, test } from '../support/test';

const link = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const text = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

async function openFiles(page: Page, path = '') {
  await openSignedIn(page, `/apps/file-manager${path}`);
  await expect(page.getByRole('list', { name: 'Files' })).toBeVisible();
}

test('a file is uploaded, is there after a reload, and comes back as it was', { tag: '@main' }, async ({ page }) => {
  await openFiles(page);
  const chosen = page.waitForEvent('filechooser');
  await press(page, 'Upload');
  await (await chosen).setFiles([text('Kış vitrini.txt', 'Kar, ışık ve çorap'), text('Meeting.txt', 'At nine')]);
  await expect(link(page, 'Kış vitrini')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('2 of 2');
  await page.reload();
  await link(page, 'Kış vitrini').click();
  await press(page, 'Preview');
  await expect(page.getByRole('dialog', { name: 'Kış vitrini.txt' }).getByText('Kar, ışık ve çorap')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Kış vitrini.txt');
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString('utf8')).toBe('Kar, ışık ve çorap');
});

test(
  'in Turkish, 320 px wide, a name that is taken is asked about, and nothing goes over the edge',
  { tag: '@main' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await openFiles(page);
    await page.evaluate(() => localStorage.setItem('stockroom.preferences', JSON.stringify({ language: 'tr' })));
    await page.reload();
    const chosen = page.waitForEvent('filechooser');
    await press(page, 'Yükle');
    await (await chosen).setFiles([text('Opening checklist.txt', 'again')]);
    await press(page, 'İkisini de tut');
    await expect(page.getByRole('region', { name: 'Yüklemeler' })).toContainText('1 / 1');
    expect(await overflow(page)).toEqual([]);
  },
);

test('by the menu key alone a folder is downloaded as a zip', async ({ page }) => {
  await openFiles(page);
  await link(page, 'Price lists').focus();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menu', { name: 'Actions of Price lists' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download' }).press('Enter');
  expect((await download).suggestedFilename()).toBe('Price lists.zip');
});

test('by keys alone: renamed, cut and pasted into a folder and had back, all selected, deleted and had back', async ({
  page,
}) => {
  await openFiles(page);
  await link(page, 'Opening checklist.txt').focus();
  // The keys are heard once the page rests.
  await expect(async () => {
    await page.keyboard.press('F2');
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 });
  }).toPass();
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await name.fill('Before nine.txt');
  await name.press('Enter');
  await expect(link(page, 'Before nine.txt')).toBeVisible();
  await link(page, 'Before nine.txt').focus();
  await page.keyboard.press('ControlOrMeta+x');
  await expect(page.getByRole('status').filter({ hasText: '1 item cut' })).toBeAttached();
  await link(page, 'Staff').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(link(page, 'Before nine.txt')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().press('Enter');
  await expect(link(page, 'Before nine.txt')).toHaveCount(0);
  await page.goto('/apps/file-manager');
  await link(page, 'Before nine.txt').focus();
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+a');
    await expect(page.getByRole('group', { name: '8 selected' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('heading', { name: 'This folder is empty' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().press('Enter');
  await expect(link(page, 'Before nine.txt')).toBeVisible();
});
