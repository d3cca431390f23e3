import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { openSignedIn } from '../support/app';
import { setMocks } from '../support/mockSettings';
import { overflow } from '../support/overflow';
import { expect, test } from '../support/test';

const link = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const text = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

/** Uploads files with the button. */
async function upload(page: Page, files: string | ReturnType<typeof text>[]): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await press(page, 'Upload');
  await (await chosen).setFiles(files);
}
const uploads = (page: Page) => page.getByRole('region', { name: 'Uploads' });

async function openFiles(page: Page, path = '') {
  await openSignedIn(page, `/apps/file-manager${path}`);
  await expect(page.getByRole('list', { name: 'Files' })).toBeVisible();
}

test('file: uploads, survives a reload, and downloads unchanged', { tag: '@main' }, async ({ page }) => {
  await openFiles(page);
  await upload(page, [text('Kış vitrini.txt', 'Kar, ışık ve çorap'), text('Meeting.txt', 'At nine')]);
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

test('file manager in Turkish at 320 px: asks about a taken name, and stays within the viewport', async ({ page }) => {
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
});

test('folder: downloads as a zip with the menu key alone', async ({ page }) => {
  await openFiles(page);
  await link(page, 'Price lists').focus();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menu', { name: 'Actions of Price lists' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download' }).press('Enter');
  expect((await download).suggestedFilename()).toBe('Price lists.zip');
});

test('file manager by keyboard: renames, moves, undoes, selects all, deletes and restores', async ({ page }) => {
  await openFiles(page);
  await link(page, 'Opening checklist.txt').focus();
  // Keys are handled once the page is idle.
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

test('upload: resumes where it was after the session expired', { tag: '@main' }, async ({ page }, info) => {
  const big = Buffer.from(Array.from({ length: 3_000_000 }, (_, at) => (at * 7919) % 251));
  const path = info.outputPath('Season.bin');
  writeFileSync(path, big);
  await openFiles(page);
  await setMocks(page, { extraDelayMs: 500 }, { notify: false });
  await upload(page, path);
  await expect(uploads(page)).toContainText(/[1-9]\d?% of/);
  await setMocks(page, { tokensValidFrom: Date.now() + 60_000, extraDelayMs: 0 }, { notify: false });
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await setMocks(page, { tokensValidFrom: 0 }, { notify: false });
  await press(page, 'Sign in');
  await expect(uploads(page)).toContainText(/Interrupted at [1-9]\d?%/);
  await upload(page, path);
  await link(page, 'Season.bin').click();
  const download = page.waitForEvent('download');
  await press(page, 'Download');
  expect(readFileSync(await (await download).path()).equals(big)).toBe(true);
});

test('upload with 3 of 10 calls failing: completes all files by Retry, once each', async ({ page }) => {
  await openFiles(page);
  await setMocks(page, { failureRate: 0.3 }, { notify: false });
  await upload(
    page,
    Array.from({ length: 6 }, (_, at) => text(`Note ${at}.txt`, `${at}`)),
  );
  const retry = uploads(page).getByRole('button', { name: /^Retry/ });
  await expect(async () => {
    for (const button of await retry.all()) await button.click();
    await expect(uploads(page)).toContainText('6 of 6', { timeout: 1500 });
  }).toPass();
  await setMocks(page, { failureRate: 0 }, { notify: false });
  await page.reload();
  await expect(link(page, 'Note \\d')).toHaveCount(6);
});

test('full storage: is reported, and loses no existing file', async ({ page }) => {
  await openFiles(page);
  await setMocks(page, { dataSet: 'hostile-text' });
  await page.reload();
  await expect(page.getByText('The storage is full. Delete what nobody needs')).toBeVisible();
  const before = await page.getByRole('list', { name: 'Files' }).getByRole('link').count();
  await upload(page, [text('One too many.txt', 'x')]);
  await expect(uploads(page)).toContainText('The storage is full. Make room, then try again');
  await expect(page.getByRole('list', { name: 'Files' }).getByRole('link')).toHaveCount(before);
});

test('files: run no code from their content or name', async ({ page }) => {
  await openFiles(page);
  const evil =
    '<svg xmlns="http://www.w3.org/2000/svg" onload="document.title=\'owned\'"><script>document.title="owned"</script></svg>';
  const names = ['page.html', 'drawing.svg', 'really.jpg', '<img src=x onerror=alert(1)>.txt'];
  await upload(
    page,
    names.map((name) => text(name, evil)),
  );
  await expect(uploads(page)).toContainText('4 of 4');
  for (const name of [...names.slice(0, 3), '_img src=x onerror=alert(1)_.txt']) {
    await page.getByRole('button', { name: `Details of ${name}`, exact: true }).click();
    await press(page, 'Preview');
    await expect(page.getByRole('dialog', { name }).getByText(evil)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(await page.title()).not.toContain('owned');
});

test('5,000 files: render only a few, reach the last with one key, and are selected together', async ({ page }) => {
  await setMocks(page, { dataSet: 'files-5000' });
  await openFiles(page);
  const drawn = page.getByRole('list', { name: 'Files' }).getByRole('listitem');
  expect(await drawn.count()).toBeLessThan(100);
  await link(page, 'Invoices').focus();
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Supplier call notes/, { timeout: 1000 });
  }).toPass();
  expect(await drawn.count()).toBeLessThan(100);
  await page.keyboard.press('ControlOrMeta+a');
  await expect(page.getByRole('group', { name: '5,008 selected' })).toBeVisible();
});

test('file manager: moves files by drag into a folder and up, and zips them byte for byte', async ({ page }) => {
  await openFiles(page);
  await link(page, 'Opening checklist').dragTo(link(page, 'Staff'));
  await expect(link(page, 'Opening checklist')).toHaveCount(0);
  await link(page, 'Staff').click();
  await link(page, 'Opening checklist').dragTo(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link'));
  await expect(link(page, 'Opening checklist')).toHaveCount(0);
  await page.goBack();
  await expect(link(page, 'Opening checklist')).toBeVisible();
  await upload(page, [text('Kış.txt', 'Kar, ışık ve çorap')]);
  await expect(link(page, 'Kış')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  const download = page.waitForEvent('download');
  await page.getByRole('group', { name: '9 selected' }).getByRole('button', { name: 'Download' }).click();
  const files = unzipSync(readFileSync(await (await download).path()));
  expect(Object.keys(files).filter((name) => !name.endsWith('/'))).toHaveLength(16);
  expect(Buffer.from(files['Kış.txt'] ?? []).toString()).toBe('Kar, ışık ve çorap');
  expect([...(files['Photos/Shop windows/Window in winter.jpg'] ?? [])].slice(0, 3)).toEqual([0xff, 0xd8, 0xff]);
});

test('file manager in two tabs: shows uploads and deletions of the other tab', async ({ page, context, watched }) => {
  await openFiles(page);
  const other = await context.newPage();
  watched(other);
  await other.goto('/apps/file-manager');
  await expect(link(other, 'Staff')).toBeVisible();
  await upload(page, [text('Both.txt', 'x')]);
  await expect(link(other, 'Both.txt')).toBeVisible();
  await link(other, 'Both.txt').focus();
  await expect(async () => {
    await other.keyboard.press('Delete');
    await expect(link(other, 'Both.txt')).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await expect(link(page, 'Both.txt')).toHaveCount(0);
});

test('folder that cannot be loaded: shows its name, and loads on Retry', async ({ page }) => {
  await openFiles(page);
  await setMocks(page, { failing: 'fileManager' }, { notify: false });
  await link(page, 'Price lists').click();
  await expect(page.getByRole('heading', { name: 'The files could not be loaded' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Price lists' })).toBeVisible();
  await setMocks(page, { failing: 'none' }, { notify: false });
  await press(page, 'Retry');
  await expect(link(page, 'Price list 2026')).toBeVisible();
});
