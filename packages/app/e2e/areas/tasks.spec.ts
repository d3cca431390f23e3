import type { Page } from '@playwright/test';
import { openSignedIn } from '../support/app';
import { setMocks } from '../support/mockSettings';
import { overflow } from '../support/overflow';
import { expect, test } from '../support/test';
import { watchWrites } from '../support/watchWrites';

const list = (page: Page) => page.getByRole('list', { name: 'Tasks' });
const task = (page: Page, title: string) => list(page).getByRole('link', { name: new RegExp(`^${title}`) });
const entry = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Tasks/ });

async function openTasks(page: Page) {
  await openSignedIn(page, '/apps/tasks');
  await expect(task(page, 'Order more wrapping paper')).toBeVisible();
}

test(
  'a task is added in one line and done, and the menu counts what is left, in every tab',
  { tag: '@main' },
  async ({ page, context }) => {
    await openTasks(page);
    await expect(entry(page)).toHaveAccessibleName(/21 remaining/);
    const other = await context.newPage();
    await other.goto('/apps/notes');
    await expect(entry(other)).toHaveAccessibleName(/21 remaining/);

    await page.getByRole('textbox', { name: 'New task in one line' }).fill('Ring the framer tomorrow p1');
    await page.keyboard.press('Enter');
    await expect(task(page, 'Ring the framer')).toBeVisible();
    await expect(entry(page)).toHaveAccessibleName(/22 remaining/);
    await expect(entry(other)).toHaveAccessibleName(/22 remaining/);

    await page.reload();
    await list(page).getByRole('checkbox', { name: 'Complete Ring the framer' }).check();
    await expect(entry(page)).toHaveAccessibleName(/21 remaining/);
    await expect(entry(other)).toHaveAccessibleName(/21 remaining/);
  },
);

test('by keys alone a task is opened, written, and put away; what is half done is there after a reload', async ({ page }) => {
  await openTasks(page);
  await task(page, 'Order more wrapping paper').focus();
  await page.keyboard.press('Enter');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect(title).toHaveValue('Order more wrapping paper');
  await title.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(', brown');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeAttached();
  await page.reload();
  await expect(title).toHaveValue('Order more wrapping paper, brown');
  // Where it was, and where Escape is heard.
  await expect(task(page, 'Order more wrapping paper, brown')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(task(page, 'Order more wrapping paper, brown')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveCount(0);
});

test('by keys alone on the row: its priority, its place, done, selected with others, deleted and had back', async ({ page }) => {
  await openTasks(page);
  const row = task(page, 'Order more wrapping paper');
  const order = () => list(page).getByRole('link').allInnerTexts();
  const place = async () => (await order()).findIndex((text) => text.startsWith('Order more wrapping paper'));
  const was = await place();
  // The keys are heard once the page rests.
  await expect(async () => {
    await page.keyboard.press('q');
    await expect(page.getByRole('textbox', { name: 'New task in one line' })).toBeFocused({ timeout: 1000 });
  }).toPass();
  await row.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(place).toBe(was + 1);
  await expect(row).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(place).toBe(was);
  await page.keyboard.press('3');
  await expect(
    row
      .getByText('Low priority')
      .or(row.getByRole('img', { name: 'Low priority' }))
      .first(),
  ).toBeAttached();
  await page.keyboard.press('e');
  await expect(list(page).getByRole('checkbox', { name: 'Complete Order more wrapping paper' })).toBeChecked();
  await expect(row).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('x');
  await expect(page.getByRole('group', { name: '2 selected' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear selection' }).press('Enter');
  await row.focus();
  await page.keyboard.press('Delete');
  await expect(row).toHaveCount(0);
  await page
    .getByText('“Order more wrapping paper” deleted')
    .locator('xpath=ancestor::*[.//button][1]')
    .getByRole('button', { name: 'Undo' })
    .press('Enter');
  await expect(row).toBeVisible();
});

test('where three of ten calls fail, every task that is done stays done', { tag: '@main' }, async ({ page }) => {
  await openTasks(page);
  await setMocks(page, { failureRate: 0.3 });
  const titles = ['Order more wrapping paper', 'Call the glazier about the cracked shop window'];
  // What could not be saved is taken back, and said: one does it again.
  await expect(async () => {
    const written = watchWrites(page);
    let isWriting = false;
    for (const title of titles) {
      const box = list(page).getByRole('checkbox', { name: `Complete ${title}` });
      if (await box.isChecked()) continue;
      isWriting = true;
      await box.click();
    }
    // What is shown before it is saved says nothing yet.
    if (isWriting) await written();
    await expect(entry(page)).toHaveAccessibleName(/19 remaining/, { timeout: 2_000 });
    for (const title of titles) await expect(list(page).getByRole('checkbox', { name: `Complete ${title}` })).toBeChecked();
  }).toPass();
  await setMocks(page, { failureRate: 0 });
  await page.reload();
  await expect(entry(page)).toHaveAccessibleName(/19 remaining/);
});

test('at 320 px in Turkish everything of a task is within the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openSignedIn(page, '/apps/tasks');
  await page.evaluate(() => localStorage.setItem('stockroom.preferences', JSON.stringify({ language: 'tr' })));
  await page.reload();
  const first = page.getByRole('list', { name: 'Görevler' }).getByRole('link', { name: /^Call the glazier/ });
  await expect(first).toBeVisible();
  expect(await overflow(page)).toEqual([]);
  const quick = page.getByRole('textbox', { name: 'Tek satırda yeni görev' });
  await quick.fill('Çiçekleri sula yarın 17:00 p1 #vitrin @Priya');
  await expect(page.getByText('Saat: 17:00')).toBeVisible();
  await quick.press('Enter');
  const added = page.getByRole('list', { name: 'Görevler' }).getByRole('listitem').filter({ hasText: 'Çiçekleri sula' });
  await expect(added).toContainText('Yarın 17:00');
  await expect(added).toContainText('vitrin');
  await first.click();
  await expect(page.getByRole('textbox', { name: 'Başlık' })).toBeVisible();
  expect(await overflow(page)).toEqual([]);
});
