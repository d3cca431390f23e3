import type { Page } from '@playwright/test';
import { openSignedIn } from '../support/app';
import { setMocks } from '../support/mockSettings';
import { overflow } from '../support/overflow';
import { expect, test } from '../support/test';

const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const box = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const message = (page: Page, text: string) => log(page).locator('[data-message]').filter({ hasText: text });
const text = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

async function openChat(page: Page, path = '/chat-2') {
  await openSignedIn(page, `/apps/chat${path}`);
  await expect(log(page)).toBeVisible();
}

test(
  'chat in two tabs: agrees on drafts with files, sent, read and deleted messages',
  { tag: '@main' },
  async ({ page, context, watched }) => {
    await openChat(page);
    const other = await context.newPage();
    watched(other);
    await other.goto('/apps/chat/chat-2');
    await expect(log(other)).toBeVisible();
    await page.locator('input[type=file]').setInputFiles([text('shelf.txt', 'Two metres')]);
    await box(page).fill('Here is the shel');
    await expect(box(other)).toHaveValue('Here is the shel');
    await expect(other.getByText('shelf.txt')).toBeVisible();
    await box(other).fill('Here is the shelf');
    await expect(box(page)).toHaveValue('Here is the shelf');
    await box(other).press('Enter');
    await expect(message(page, 'Here is the shelf').getByText('shelf.txt')).toBeVisible();
    await expect(box(page)).toHaveValue('');
    await message(page, 'Here is the shelf').hover();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(message(other, 'Here is the shelf')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(message(other, 'Here is the shelf')).toBeVisible();
    const unread = (tab: Page) => tab.getByRole('list', { name: 'Chats' }).getByRole('link', { name: /^Marcus Ode.*2 unread/ });
    await expect(unread(other)).toBeVisible();
    await page.getByRole('link', { name: /^Marcus Ode/ }).click();
    await expect(unread(other)).toHaveCount(0);
  },
);

test('chat with 3 of 10 calls failing: delivers every message once and in order', { tag: '@main' }, async ({ page }) => {
  await openChat(page);
  await setMocks(page, { failureRate: 0.3 }, { notify: false });
  const sentTexts = Array.from({ length: 8 }, (_, at) => `Shelf ${at + 1} counted`);
  for (const each of sentTexts) {
    await box(page).fill(each);
    await box(page).press('Enter');
  }
  await expect(async () => {
    const retry = log(page).getByRole('button', { name: 'Retry' }).first();
    if (await retry.isVisible()) await retry.click({ timeout: 1000 });
    await expect(message(page, 'counted')).toHaveCount(sentTexts.length, { timeout: 1500 });
  }).toPass();
  await setMocks(page, { failureRate: 0 }, { notify: false });
  await page.reload();
  await expect(message(page, 'counted')).toHaveCount(sentTexts.length);
  const shownTexts = await message(page, 'counted').allInnerTexts();
  expect(shownTexts.map((each) => /Shelf \d counted/.exec(each)?.[0])).toEqual(sentTexts);
});

test('chat by keyboard alone: writes, edits, answers, searches and leaves', async ({ page }) => {
  await openChat(page);
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('The straps are her');
  await page.keyboard.press('Enter');
  await expect(message(page, 'The straps are her')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('e.');
  await page.keyboard.press('Enter');
  await expect(message(page, 'The straps are here.')).toContainText('edited');
  await message(page, 'The straps are here.').focus();
  await page.keyboard.press('ArrowUp');
  const row = log(page).locator('[data-message]:focus');
  await expect(row.getByRole('button', { name: 'Reply' })).toBeVisible();
  await row.getByRole('button', { name: 'Reply' }).press('Enter');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('How many?');
  await page.keyboard.press('Enter');
  await expect(message(page, 'How many?').getByRole('button').first()).toBeVisible();
  const search = page.getByRole('button', { name: 'Search in this chat' });
  await search.press('Enter');
  await page.keyboard.type('straps');
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Find in this chat' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();
  // Prints the chat's name and its messages, without controls.
  await page.emulateMedia({ media: 'print' });
  await expect(message(page, 'How many?')).toBeVisible();
  await expect(page.getByRole('button', { name: /Contact info$/ })).toBeVisible();
  await expect(search).toBeHidden();
  await expect(box(page)).toBeHidden();
});

test('chat in Turkish at 320 px: sends a file, selects messages, and stays within the viewport', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openChat(page);
  await page.evaluate(() => localStorage.setItem('stockroom.preferences', JSON.stringify({ language: 'tr' })));
  await page.reload();
  await page.locator('input[type=file]').setInputFiles([text('Kış vitrini için uzun adlı bir liste.txt', 'Kar, ışık')]);
  await page.getByRole('button', { name: 'Mesaj gönder' }).click();
  const messages = page.getByRole('log', { name: 'Mesajlar' });
  await expect(messages.getByText('Kış vitrini için uzun adlı bir liste.txt')).toBeVisible();
  expect(await overflow(page)).toEqual([]);
  await page
    .locator('header')
    .getByRole('button', { name: /Priya Nair/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Mesaj seç' }).click();
  await messages.getByRole('checkbox').last().check();
  await expect(page.getByRole('group', { name: '1 seçili' })).toBeVisible();
  expect(await overflow(page)).toEqual([]);
  await page.getByRole('group', { name: '1 seçili' }).getByRole('button', { name: 'Sil' }).click();
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(messages.getByText('Kış vitrini için uzun adlı bir liste.txt')).toBeVisible();
});
