import type { Page } from '@playwright/test';
import { alert, openSignedIn } from '../support/app';
import { type Shift, watchForShifts } from '../support/layoutShifts';
import { setMocks } from '../support/mockSettings';
import { expect, test } from '../support/test';

const BOARDS = '/apps/scrumboard';
const BOARD = `${BOARDS}/board-1`;

async function open(page: Page, path: string): Promise<void> {
  await openSignedIn(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const card = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const dialog = (page: Page, name?: string | RegExp) => page.getByRole('dialog', { ...(name !== undefined && { name }) });

test('boards: creates, archives, restores and deletes a board, and undoes the deletion', { tag: '@main' }, async ({ page }) => {
  await open(page, BOARDS);
  await page.getByRole('button', { name: 'New board' }).first().click();
  await dialog(page, 'New board').getByRole('textbox', { name: 'Name' }).fill('Kış sayımı');
  await page.getByRole('button', { name: 'Create board' }).click();
  // A new board opens, ready to be filled.
  await expect(page.getByRole('heading', { level: 1, name: 'Kış sayımı' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Boards', exact: true }).click();
  const board = page.getByRole('link', { name: 'Kış sayımı', exact: true });
  await expect(board).toBeVisible();
  const choose = async (act: string) => {
    await page.getByRole('button', { name: 'Actions of Kış sayımı' }).click();
    await page.getByRole('menuitem', { name: act }).click();
  };
  await choose('Archive');
  await expect(board).toBeHidden();
  await page.getByText('Archived (1)').click();
  await choose('Take out of the archive');
  await page.getByRole('button', { name: 'Show current boards' }).click();
  await choose('Delete');
  await expect(board).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await board.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kış sayımı' })).toBeVisible();
});

test('boards: moves the focus to a neighbour after an item is removed by keyboard', async ({ page }) => {
  await open(page, BOARDS);
  const make = page.getByRole('button', { name: 'New board' }).first();
  await make.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'New board')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(make).toBeFocused();

  const actions = page.getByRole('button', { name: /^Actions of/ });
  await expect(actions.nth(1)).toBeVisible();
  const next = (await actions.nth(1).getAttribute('aria-label')) ?? '';
  await actions.first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Archive' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: next })).toBeFocused();

  await page.goto(BOARD);
  await card(page, 'Order ribbon for gift boxes').focus();
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(card(page, 'Order ribbon for gift boxes')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main li') !== null)).toBe(true);
});

test('card: opens by its URL, saves automatically, and restores the focus', async ({ page }) => {
  await open(page, BOARD);
  await card(page, 'Order ribbon for gift boxes').click();
  await expect(page).toHaveURL(/\/card\//);
  await expect(page).toHaveTitle(/Order ribbon for gift boxes/);
  await title(page).fill('Order red ribbon');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`${BOARD}$`));
  await expect(card(page, 'Order red ribbon')).toBeFocused();
  await page.goBack();
  await expect(title(page)).toHaveValue('Order red ribbon');
  await page.goForward();
  await expect(dialog(page)).toHaveCount(0);
  await page.reload();
  await expect(card(page, 'Order red ribbon')).toBeVisible();
});

test('card: saves text on leaving at once, and restores text typed before a reload', { tag: '@main' }, async ({ page }) => {
  await open(page, BOARD);
  await card(page, 'Borrow a ladder from the quay').click();
  await title(page).fill('Borrow two ladders');
  await page.keyboard.press('Escape');
  await card(page, 'Borrow two ladders').click();
  const description = page.getByRole('textbox', { name: 'Description' });
  await description.fill('Long ones');
  await page.reload();
  await expect(description).toHaveValue('Long ones');
  // Another tab has no draft of the card: it shows the saved version.
  const other = await page.context().newPage();
  await other.goto('/assets/none');
  await openSignedIn(other, page.url());
  await expect(async () => {
    await other.reload();
    await expect(other.getByRole('textbox', { name: 'Description' })).toHaveValue('Long ones', { timeout: 5000 });
  }).toPass();
});

test('card: loses no typed text when the server fails', async ({ page }) => {
  await open(page, `${BOARD}/card/board-1-list-1-card-1`);
  await expect(title(page)).toHaveValue('Print the price labels');
  await setMocks(page, { failing: 'scrumboard' });
  await title(page).fill('Print them all');
  await expect(alert(page)).toContainText('Not saved.');
  await expect(title(page)).toHaveValue('Print them all');
  await setMocks(page, { failing: 'none' });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('boards in two tabs: show changes of each other, and explain and restore a deleted card', async ({
  page,
  context,
  watched,
}) => {
  await open(page, `${BOARD}/card/board-1-list-1-card-1`);
  const other = await context.newPage();
  watched(other);
  await other.goto(BOARD);
  await expect(card(other, 'Print the price labels')).toBeVisible();
  await title(page).fill('Print in the other tab');
  await card(other, 'Print in the other tab').click();
  await other.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog(page, 'This card was deleted or moved away')).toBeVisible();
  await page.getByRole('link', { name: 'Look in the trash' }).click();
  await page.getByRole('button', { name: 'Bring back' }).click();
  await expect(card(other, 'Print in the other tab')).toBeVisible();
  await expect(page.getByText('The trash is empty')).toBeVisible();
});

test('full list that blocks: takes a card with a reason', async ({ page }) => {
  await open(page, `${BOARD}/settings`);
  await page.getByRole('combobox', { name: 'Above the limit of In progress' }).click();
  await page.getByRole('option', { name: 'Block' }).click();
  const limit = page.getByRole('spinbutton', { name: 'Limit of In progress' });
  await limit.fill('3');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await card(page, 'Write to regular customers').click();
  await dialog(page).getByRole('button', { name: 'Move', exact: true }).click();
  const move = dialog(page, /^Move/);
  await move.getByRole('combobox', { name: 'List' }).click();
  await page.getByRole('option', { name: 'In progress' }).click();
  await move.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('It cannot wait');
  await page.getByRole('button', { name: 'Go over the limit' }).click();
  await expect(page.getByText('Came in over the limit: It cannot wait')).toBeVisible();
});

test('card: moves to another board and back', async ({ page }) => {
  await open(page, `${BOARD}/card/board-1-list-1-card-2`);
  await dialog(page).getByRole('button', { name: 'Move', exact: true }).click();
  const move = dialog(page, /^Move/);
  await move.getByRole('combobox', { name: 'Board' }).click();
  await page.getByRole('option', { name: 'Returns' }).click();
  await expect(move.getByRole('combobox', { name: 'List' })).toBeEnabled();
  await move.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(card(page, 'Write to regular customers')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Write to regular customers')).toBeVisible();
});

test('list: moves to another board with its cards, and back', async ({ page }) => {
  await open(page, BOARD);
  const list = page.getByRole('region', { name: 'In review' });
  const cards = list.getByRole('link');
  await expect(cards.first()).toBeVisible();
  const titles = await cards.allTextContents();
  const moveTo = async (board: string) => {
    await page.getByRole('button', { name: 'Actions of list In review' }).click();
    await page.getByRole('menuitem', { name: 'Move to…' }).click();
    const move = dialog(page, 'Move list “In review”');
    await move.getByRole('combobox', { name: 'Board' }).click();
    await page.getByRole('option', { name: board }).click();
    await move.getByRole('spinbutton', { name: 'Position' }).fill('1');
    await move.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(list).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Boards' }).click();
    await page.getByRole('link', { name: board, exact: true }).click();
    await expect(page.getByRole('region').first()).toHaveAccessibleName('In review');
    await expect(cards).toHaveText(titles);
  };
  await moveTo('Returns');
  await moveTo('Spring launch');
});

test('boards: explain unknown boards and cards, and stay usable', async ({ page }) => {
  await open(page, `${BOARD}/card/nothing`);
  await expect(dialog(page, 'This card is not here')).toBeVisible();
  await page.getByRole('button', { name: 'To the board' }).click();
  await expect(card(page, 'Print the price labels')).toBeVisible();
  await page.goto(`${BOARDS}/nothing`);
  await expect(page.getByRole('heading', { name: 'This board is not here' })).toBeVisible();
});

test('boards in Turkish: fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, `${BOARDS}?board=new`);
  await page.evaluate(() => localStorage.setItem('stockroom.preferences', JSON.stringify({ language: 'tr' })));
  await page.reload();
  await expect(dialog(page, 'Yeni pano')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

for (const width of [1280, 320]) {
  test(`slow board: shows its lists where the placeholders were, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page, BOARDS);
    await setMocks(page, { extraDelayMs: 4000 }, { notify: false });
    await page.getByRole('link', { name: 'Spring launch', exact: true }).press('Enter');
    const wait = page.getByRole('status').filter({ hasText: 'Loading the board' });
    const greyList = wait.locator('[data-background] > * > *').first();
    await expect(greyList).toBeVisible();
    const grey = await greyList.boundingBox();
    const list = page.getByRole('region', { name: 'To do' });
    await expect(list).toBeVisible();
    const shown = await list.boundingBox();
    // A tinted board has an edge of 12 px around its lists.
    expect(Math.abs((shown?.y ?? Number.NaN) - (grey?.y ?? Number.NaN))).toBeLessThanOrEqual(16);
  });
}

for (const width of [1280, 390]) {
  test(`boards: load without layout shifts, forms and cards included, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, BOARDS);
    await page.addInitScript(watchForShifts);
    await setMocks(page, { extraDelayMs: 900 }, { notify: false });
    for (const path of [BOARDS, `${BOARDS}?board=new`, BOARD, `${BOARD}/settings`, `${BOARD}/card/board-1-list-1-card-1`]) {
      await page.goto('/assets/none');
      // Simulates a first visit by deleting what the tab has cached.
      await page.evaluate(() => {
        for (const key of Object.keys(sessionStorage)) if (key !== 'stockroom.session') sessionStorage.removeItem(key);
      });
      await page.goto(path);
      await expect(page.getByRole('link', { name: /^(Spring launch|Print the price labels)$/ }).first()).toBeAttached();
      if (/settings|new/.test(path)) await expect(page.getByRole('checkbox', { name: /Hana Ito/ })).toBeAttached();
      if (path.includes('card')) await expect(page.getByRole('combobox', { name: 'List' })).toBeAttached();
      const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
      // The menu gets longer once it has loaded, growing below the entry that is there from the start.
      expect(
        shifts.flatMap(({ what }) => what).filter((each) => !each.startsWith('UL “Store')),
        path,
      ).toEqual([]);
    }
  });
}

test('board: restores its scroll positions on Back and reload, and starts at the top by link', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 480 });
  await open(page, BOARD);
  const strip = page.getByRole('group', { name: /^Lists of/ });
  const area = strip.locator('[data-scroller]').first();
  const places = async () => [
    await strip.evaluate((element) => element.scrollLeft),
    await area.evaluate((element) => element.scrollTop),
  ];
  await area.evaluate((element) => element.scrollTo({ top: 60, behavior: 'instant' }));
  await strip.evaluate((element) => element.scrollTo({ left: 150, behavior: 'instant' }));
  await expect.poll(places).toEqual([150, 60]);
  // The position is stored once scrolling has ended.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('stockroom.scrollAreas.board.board-1')))
    .toMatch(/"left":150,.*:60\}/);
  await page.reload();
  await expect.poll(places).toEqual([150, 60]);
  await page.getByRole('main').getByRole('link', { name: 'Boards', exact: true }).click();
  await expect(page.getByRole('button', { name: 'New board' }).first()).toBeVisible();
  await page.goBack();
  await expect.poll(places).toEqual([150, 60]);
  await page.getByRole('main').getByRole('link', { name: 'Boards', exact: true }).click();
  await page.getByRole('link', { name: 'Spring launch', exact: true }).click();
  await expect.poll(places).toEqual([0, 0]);
});

test('board: is printed without its overlays', async ({ page }) => {
  await open(page, BOARD);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().focus();
  await page.keyboard.press('x');
  const bar = page.getByRole('group', { name: 'Selected cards' });
  await expect(bar).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
});
