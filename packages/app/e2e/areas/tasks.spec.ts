import type { CDPSession, Page } from '@playwright/test';
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
  'task: is added in one line and completed, and the menu counts open tasks in every tab',
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
    // Not `check()`, which wants the tick at once: while the page starts, the write first stops the list's reload.
    const done = list(page).getByRole('checkbox', { name: 'Complete Ring the framer' });
    await done.click();
    await expect(done).toBeChecked();
    await expect(entry(page)).toHaveAccessibleName(/21 remaining/);
    await expect(entry(other)).toHaveAccessibleName(/21 remaining/);
  },
);

test('task by keyboard alone: is opened, edited and closed, and its draft survives a reload', async ({ page }) => {
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
  // Focus is back on the task, where Escape is handled.
  await expect(task(page, 'Order more wrapping paper, brown')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(task(page, 'Order more wrapping paper, brown')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveCount(0);
});

test('task row by keyboard: sets priority, moves, completes, selects, deletes and restores', async ({ page }) => {
  await openTasks(page);
  const row = task(page, 'Order more wrapping paper');
  const order = () => list(page).getByRole('link').allInnerTexts();
  const place = async () => (await order()).findIndex((text) => text.startsWith('Order more wrapping paper'));
  const was = await place();
  // Keys are handled once the page is idle.
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

test('tasks with 3 of 10 calls failing: stay completed', { tag: '@main' }, async ({ page }) => {
  await openTasks(page);
  await setMocks(page, { failureRate: 0.3 });
  const titles = ['Order more wrapping paper', 'Call the glazier about the cracked shop window'];
  // A failed save is rolled back and announced, so it is repeated.
  await expect(async () => {
    const written = watchWrites(page);
    let isWriting = false;
    for (const title of titles) {
      const box = list(page).getByRole('checkbox', { name: `Complete ${title}` });
      if (await box.isChecked()) continue;
      isWriting = true;
      await box.click();
    }
    // An optimistic change announces nothing yet.
    if (isWriting) await written();
    await expect(entry(page)).toHaveAccessibleName(/19 remaining/, { timeout: 2_000 });
    for (const title of titles) await expect(list(page).getByRole('checkbox', { name: `Complete ${title}` })).toBeChecked();
  }).toPass();
  await setMocks(page, { failureRate: 0 });
  await page.reload();
  await expect(entry(page)).toHaveAccessibleName(/19 remaining/);
});

test('task in Turkish at 320 px: stays fully within the viewport', async ({ page }) => {
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

test('task in two tabs: keeps the text of both, also text typed when the session expired', async ({ page, context, watched }) => {
  await openSignedIn(page, '/apps/tasks/task-2');
  const notes = (tab: Page) => tab.getByRole('textbox', { name: 'Notes', exact: true });
  await expect(notes(page)).toBeVisible();
  const other = await context.newPage();
  watched(other);
  await other.goto('/apps/tasks/task-2');
  await other.getByRole('textbox', { name: 'Add a subtask' }).fill('From the other tab');
  await other.keyboard.press('Enter');
  await notes(page).fill('From this tab');
  await expect(page.getByRole('list', { name: 'Subtasks' }).getByText('From the other tab')).toBeVisible();
  await expect(notes(other)).toHaveValue('From this tab');
  await other.close();

  await setMocks(page, { refuseTokens: true }, { notify: false });
  await notes(page).fill('Typed when the session ended');
  await expect(page).toHaveURL(/sign-in/);
  await setMocks(page, { refuseTokens: false }, { notify: false });
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(notes(page)).toHaveValue('Typed when the session ended');
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
});

test('2,000 tasks: move a section with its tasks, move it back, and restore it from the trash', async ({ page }) => {
  await setMocks(page, { dataSet: 'tasks-2000' });
  await openSignedIn(page, '/apps/tasks');
  const row = task(page, 'Shelf 1$');
  const listItemOf = (title: string) =>
    list(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: new RegExp(`^${title}`) }) });
  await expect(listItemOf('Shelf 1$')).toHaveAttribute('aria-setsize', '2000');
  expect(await list(page).getByRole('listitem').count()).toBeLessThan(60);
  // The focus moves with the moved section, and back.
  await page.getByRole('button', { name: 'Move Shelf 1', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move to the end' }).click();
  await expect(listItemOf('Shelf 1$')).toHaveAttribute('aria-posinset', '1901');
  await expect(row).toBeInViewport();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(listItemOf('Shelf 1$')).toHaveAttribute('aria-posinset', '1');
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  for (let place = 3; place <= 14; place += 1) {
    await page.keyboard.press('Alt+ArrowDown');
    await expect(listItemOf('Order watch straps, shelf 1\\b')).toHaveAttribute('aria-posinset', String(place));
  }
  await expect(task(page, 'Order watch straps, shelf 1\\b')).toBeFocused();
  await expect(task(page, 'Order watch straps, shelf 1\\b')).toBeInViewport({ ratio: 1 });

  await page.keyboard.press('Home');
  await row.click();
  await page.getByRole('button', { name: 'Actions of the task' }).click();
  await page.getByRole('menuitem', { name: 'Select the section with its tasks' }).click();
  await page.getByRole('group', { name: '100 selected' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await page
    .getByText('100 tasks deleted')
    .locator('xpath=ancestor::*[.//button][1]')
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(listItemOf('Shelf 1$')).toHaveAttribute('aria-posinset', '1');
});

test('hostile titles: are shown, found and selected as text', async ({ page }) => {
  await setMocks(page, { dataSet: 'hostile-text' });
  await openSignedIn(page, '/apps/tasks');
  await expect(task(page, '<img src=x')).toBeVisible();
  expect(await overflow(page)).toEqual([]);
  const search = page.getByRole('searchbox', { name: 'Search tasks' });
  for (const [text, marked] of [
    ['.*[a', '.*[a'],
    ['<mark>', '<mark>'],
    ['emilie', 'E\u0301milie'],
  ] as const) {
    await search.fill(text);
    await expect(list(page).getByRole('link')).toHaveCount(1);
    await expect(list(page).locator('mark')).toHaveText(marked);
  }
  await search.fill('');
  await task(page, '<mark>Not found').click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('<mark>Not found</mark> & <b>bold</b>');
  await expect(page.locator('main').locator('script, b, img[src="x"]')).toHaveCount(0);
});

test.describe('on a touch device', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('drags a task by its handle, and scrolls the list elsewhere', async ({ page, context }) => {
    await openTasks(page);
    const touch = await context.newCDPSession(page);
    const handle = await page.getByRole('button', { name: 'Move Order more wrapping paper', exact: true }).boundingBox();
    await swipe(touch, { x: (handle?.x ?? 0) + 14, y: (handle?.y ?? 0) + 16 }, 112);
    await expect(page.getByText('“Order more wrapping paper” is number 4 of 29')).toBeVisible();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list(page).getByRole('link').nth(1)).toHaveText(/^Order more/);

    const row = await task(page, 'Spring window').boundingBox();
    await swipe(touch, { x: (row?.x ?? 0) + 60, y: row?.y ?? 0 }, -200);
    await expect.poll(() => list(page).evaluate((root) => root.parentElement?.scrollTop ?? 0)).toBeGreaterThan(100);
    await task(page, 'Ask Northline').tap();
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(/^Ask Northline/);
  });
});

/** Swipes a finger up or down. */
async function swipe(touch: CDPSession, { x, y }: { x: number; y: number }, by: number): Promise<void> {
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let part = 1; part <= 8; part += 1) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y + (by * part) / 8 }] });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
