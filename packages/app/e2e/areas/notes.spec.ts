import type { Page } from '@playwright/test';
import { openSignedIn, signIn } from '../support/app';
import { setMocks } from '../support/mockSettings';
import { overflow } from '../support/overflow';
import { expect, test } from '../support/test';

const list = (page: Page) => page.getByRole('list', { name: 'Notes' });
const note = (page: Page, name: string) => list(page).getByRole('link', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const saved = (page: Page) => expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();

async function openNotes(page: Page, path = '') {
  await openSignedIn(page, `/apps/notes${path}`);
  await expect(list(page)).toBeVisible();
}

test(
  'note: is written with all its fields, survives a reload, and is found by the global search',
  { tag: '@main' },
  async ({ page }) => {
    await openNotes(page);
    await press(page, 'New note');
    await expect(field(page, 'Title')).toBeFocused();
    await page.keyboard.type('Tea for the back room');
    await field(page, 'Text').fill('Ask Grace which.');
    await field(page, 'Add an item').fill('Black');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Mint');
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: 'Black' }).check();
    await press(page, 'Pin');
    await press(page, 'Colour');
    await page.getByRole('radio', { name: 'Green' }).check();
    await page.keyboard.press('Escape');
    await press(page, 'Labels');
    await page.getByRole('checkbox', { name: 'Ideas' }).check();
    await page.keyboard.press('Escape');
    await press(page, 'Remind me');
    await page.getByRole('button', { name: /^Tomorrow, / }).click();
    await page.keyboard.press('Escape');
    await saved(page);
    await page.reload();
    await expect(field(page, 'Title')).toHaveValue('Tea for the back room');
    await expect(page.getByRole('checkbox', { name: 'Black' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Pin', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('dialog').getByText(/^Tomorrow, /)).toBeVisible();
    await press(page, 'Close');
    await expect(list(page).getByRole('link').first()).toHaveAccessibleName('Tea for the back room');

    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox', { name: 'Search' }).fill('Grace which');
    await page.getByRole('option', { name: /Tea for the back room/ }).click();
    await expect(field(page, 'Title')).toHaveValue('Tea for the back room');
  },
);

test('notes by keyboard alone: write, archive and delete, and never lose the focus', async ({ page }) => {
  await openNotes(page);
  await note(page, 'Bike courier').focus();
  await page.keyboard.press('Enter');
  await field(page, 'Add an item').focus();
  await page.keyboard.type('Ask for the number');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Ask for the number' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note(page, 'Bike courier')).toBeFocused();
  // Skips the checkbox that selects the note.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Archive' }).press('Enter');
  await expect(note(page, 'Bike courier')).toHaveCount(0);
  await page.getByRole('link', { name: 'Archive', exact: true }).press('Enter');
  await expect(note(page, 'Bike courier')).toBeVisible();
});

test(
  'note in two tabs: keeps the text of both, also text typed when the session expired',
  { tag: '@main' },
  async ({ page, context, watched }) => {
    await openNotes(page, '?note=note-3');
    const other = await context.newPage();
    watched(other);
    await other.goto('/apps/notes?note=note-3');
    await field(other, 'Add an item').fill('From the other tab');
    await other.keyboard.press('Enter');
    await field(page, 'Text').fill('From this tab');
    await expect(page.getByRole('checkbox', { name: 'From the other tab' })).toBeVisible();
    await expect(field(other, 'Text')).toHaveValue('From this tab');
    await other.close();

    await setMocks(page, { refuseTokens: true }, { notify: false });
    await field(page, 'Text').fill('Typed when the session ended');
    await expect(page).toHaveURL(/sign-in/);
    await setMocks(page, { refuseTokens: false }, { notify: false });
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(field(page, 'Text')).toHaveValue('Typed when the session ended');
    await saved(page);
  },
);

test('notes in Turkish at 320 px: are written and found, within the viewport', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, '/apps/notes');
  await page.evaluate(() => localStorage.setItem('stockroom.preferences', JSON.stringify({ language: 'tr' })));
  await page.reload();
  await press(page, 'Yeni not');
  await field(page, 'Başlık').fill('ISPARTA gülü');
  await expect(page.getByRole('status').getByText('Kaydedildi')).toBeVisible();
  expect(await overflow(page)).toEqual([]);
  await press(page, 'Kapat');
  await page.getByRole('searchbox', { name: 'Notlarda ara' }).fill('ısparta');
  await expect(page.getByRole('list', { name: 'Notlar' }).getByRole('link')).toHaveCount(1);
  await press(page, 'Notlar');
  await page.getByRole('link', { name: 'Arşiv' }).click();
  await expect(page.getByRole('heading', { name: 'Hiçbir şey bulunamadı' })).toBeVisible();
  expect(await overflow(page)).toEqual([]);
});

test('2,000 notes: render only some dozens, with the visual order equal to the DOM order', async ({ page }) => {
  await setMocks(page, { dataSet: 'notes-2000' });
  await openNotes(page);
  const items = list(page).getByRole('listitem');
  await expect(items.first()).toHaveAttribute('aria-setsize', '1997');
  await page.mouse.wheel(0, 20_000);
  await expect(note(page, 'Opening the shop')).toHaveCount(0);
  expect(await items.count()).toBeLessThan(150);
  const boxes = await list(page).evaluate((root) =>
    [...root.children].map((item) => item.getBoundingClientRect()).map(({ top, left }) => ({ top, left })),
  );
  const inOrder = boxes.toSorted((a, b) => a.top - b.top || a.left - b.left);
  expect(boxes).toEqual(inOrder);
});

test('note with 3 of 10 calls failing: keeps all its text', async ({ page }) => {
  await openNotes(page, '?note=note-4');
  await setMocks(page, { failureRate: 0.3 });
  const text = field(page, 'Text');
  for (const word of [' One.', ' Two.', ' Three.', ' Four.']) {
    await text.press('End');
    await text.pressSequentially(word);
    // A failed save is reported and retried by a press; typing can go on either way.
    await expect(async () => {
      const retry = page.getByRole('button', { name: 'Retry' });
      if (await retry.isVisible()) await retry.click();
      await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible({ timeout: 2_000 });
    }).toPass();
  }
  const written = 'The drawer under the till sticks. Lift, then pull. One. Two. Three. Four.';
  await text.press('End');
  await text.pressSequentially(' Five.');
  await page.keyboard.press('Escape');
  await setMocks(page, { failureRate: 0 });
  await list(page)
    .getByRole('link', { name: /^The drawer under/ })
    .click();
  await expect(text).toHaveValue(`${written} Five.`);
  await page.reload();
  await expect(text).toHaveValue(`${written} Five.`);
});

test('hostile notes: are shown and found as text', async ({ page }) => {
  await setMocks(page, { dataSet: 'hostile-text' });
  await openNotes(page);
  await expect(note(page, '<img src=x onerror=alert(1)>')).toBeVisible();
  expect(await overflow(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Search notes' }).fill('<script> onerror=alert(1)');
  await expect(list(page).getByRole('link')).toHaveCount(1);
  await expect(list(page).locator('mark').first()).toHaveText('onerror=alert(1)');
  await note(page, '<img src=x onerror=alert(1)>').click();
  await expect(field(page, 'Title')).toHaveValue('<img src=x onerror=alert(1)>');
  await expect(page.getByRole('dialog').locator('script, img[src="x"]')).toHaveCount(0);
});
