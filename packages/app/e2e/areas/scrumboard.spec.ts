import type { Locator, Page } from '@playwright/test';
import { chooseLanguage, openSignedIn } from '../support/app';
import { setMocks } from '../support/mockSettings';
import { expect, test } from '../support/test';
import { watchWrites } from '../support/watchWrites';

const BOARD = '/apps/scrumboard/board-1';

// Wide enough to show all lists of the board.
test.use({ viewport: { width: 1760, height: 900 } });

async function openBoard(page: Page, path = BOARD): Promise<void> {
  await openSignedIn(page, path);
  await expect(page.getByRole('region').first()).toBeVisible();
}

/** The board's lists only: messages are a region too. */
const lists = (page: Page) => page.getByRole('group', { name: /^Lists of / }).getByRole('region');
const list = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cards = (page: Page, name: string) => list(page, name).locator('[data-card] > * > a');
const card = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });
const expectAnnounced = (page: Page, text: RegExp | string) => expect(page.getByText(text).first()).toBeAttached();

/** Centre of the visible part of an element. */
async function middle(target: Locator): Promise<{ x: number; y: number }> {
  await expect(target).toBeVisible();
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags by mouse in small steps, as a hand does. */
async function drag(page: Page, from: Locator, to: { x: number; y: number }, { drop = true } = {}): Promise<void> {
  const start = await middle(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + to.x) / 2, (start.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await expect(page.locator('[data-drag-picture]')).toBeVisible();
  if (drop) await page.mouse.up();
}

test('drag: moves a card to another list by mouse', { tag: '@main' }, async ({ page }) => {
  await openBoard(page);
  await expect(cards(page, 'To do').first()).toHaveText('Print the price labels');
  const target = await middle(card(page, 'Text for the flyer'));
  await drag(page, card(page, 'Print the price labels'), { x: target.x, y: target.y - 30 });
  await expect(cards(page, 'In review').first()).toHaveText('Print the price labels');
  await expect(page).toHaveURL(new RegExp(`${BOARD}$`));
  await expect(page.locator('[data-drag-picture]')).toHaveCount(0);
  await expect(card(page, 'Print the price labels')).toBeFocused();
  await page.reload();
  await expect(cards(page, 'In review').first()).toHaveText('Print the price labels');
  await expect(cards(page, 'To do').first()).toHaveText('Write to regular customers');
});

test('drag: ends editing in a field, and takes no focus from elsewhere', async ({ page }) => {
  await openBoard(page);
  const target = await middle(card(page, 'Text for the flyer'));
  await page.getByRole('button', { name: 'To do', exact: true }).click();
  await page.keyboard.type('To do now');
  await drag(page, card(page, 'Print the price labels'), target);
  await expect(list(page, 'To do now')).toBeVisible();
  await expect(card(page, 'Print the price labels')).toBeFocused();

  await drag(page, card(page, 'Write to regular customers'), target, { drop: false });
  await page.getByRole('searchbox', { name: 'Search cards' }).focus();
  await page.keyboard.press('Shift');
  await page.mouse.up();
  await expect(cards(page, 'In review').filter({ hasText: 'Write to regular customers' })).toHaveCount(1);
  await expect(page.locator('[data-drag-picture]')).toHaveCount(0);
  await expect(page.getByRole('searchbox', { name: 'Search cards' })).toBeFocused();
});

test('drag: sends no request when the card returns to its place', async ({ page }) => {
  await openBoard(page);
  const writes: string[] = [];
  page.on(
    'request',
    (request) => request.method() !== 'GET' && request.url().includes('scrumboard') && writes.push(request.url()),
  );
  const first = card(page, 'Print the price labels');
  const start = await middle(first);
  await drag(page, first, { x: start.x + 30, y: start.y + 12 });
  await expect(page.locator('[data-drag-picture]')).toHaveCount(0);
  await expect(cards(page, 'To do').first()).toHaveText('Print the price labels');
  expect(writes).toEqual([]);
});

test('press without a drag: opens the card, also with a shaking hand', async ({ page }) => {
  await openBoard(page);
  const at = await middle(card(page, 'Print the price labels'));
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 3, at.y + 2);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/card\//);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page, 'Print the price labels')).toBeFocused();
});

test('drag: is cancelled by Escape and by leaving the board', async ({ page }) => {
  await openBoard(page);
  await drag(page, card(page, 'Print the price labels'), await middle(card(page, 'Text for the flyer')), { drop: false });
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-drag-picture]')).toHaveCount(0);
  await page.mouse.up();
  await expect(page).toHaveURL(new RegExp(`${BOARD}$`));
  await drag(page, card(page, 'Print the price labels'), { x: 600, y: 5 });
  await expect(cards(page, 'To do').first()).toHaveText('Print the price labels');
  await expect(cards(page, 'In review')).toHaveCount(2);
});

test('drag: leaves the card in its place after a reload', async ({ page }) => {
  await openBoard(page);
  await drag(page, card(page, 'Print the price labels'), await middle(card(page, 'Text for the flyer')), { drop: false });
  await page.reload();
  await expect(cards(page, 'To do').first()).toHaveText('Print the price labels');
  await expect(card(page, 'Print the price labels')).toHaveCount(1);
});

test('drag: moves a list by mouse', async ({ page }) => {
  await openBoard(page);
  const last = await middle(list(page, 'Completed'));
  await drag(page, page.getByRole('button', { name: 'Move list To do' }), { x: last.x + 60, y: last.y });
  await expect(lists(page).last()).toHaveAccessibleName('To do');
  await page.reload();
  await expect(lists(page).last()).toHaveAccessibleName('To do');
});

test.describe('on a touch device', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('drags after a long press, and scrolls on a swipe', async ({ page }) => {
    await openBoard(page);
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    const from = await middle(card(page, 'Print the price labels'));

    await send('touchStart', from);
    await send('touchMove', { x: from.x, y: from.y - 40 });
    await send('touchEnd');
    await expect(page.locator('[data-drag-picture]')).toHaveCount(0);

    const again = await middle(card(page, 'Order ribbon for gift boxes'));
    await send('touchStart', again);
    await expect(page.locator('[data-drag-picture]')).toBeVisible();
    const above = await middle(card(page, 'Write to regular customers'));
    await send('touchMove', { x: again.x, y: again.y - 20 });
    await send('touchMove', { x: above.x, y: above.y - 10 });
    await expect(page.locator('[data-drop-line][data-seen]')).toBeVisible();
    await send('touchEnd');
    await expect(cards(page, 'To do').nth(1)).toHaveText('Order ribbon for gift boxes');
    await expect(page).toHaveURL(new RegExp(`${BOARD}$`));
  });

  test('scrolls the board at its edge at a speed to aim with, and shows the dropped card', async ({ page }) => {
    await openBoard(page);
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    const strip = page.getByRole('group', { name: /^Lists of / });
    const dragged = card(page, 'Print the price labels');
    const from = await middle(dragged);
    await send('touchStart', from);
    await expect(page.locator('[data-drag-picture]')).toBeVisible();
    const startedAt = Date.now();
    await send('touchMove', { x: 360, y: from.y });
    await send('touchMove', { x: 372, y: from.y });
    await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(200);
    // Scrolling by half a list takes longer than a person needs to see it come.
    expect(Date.now() - startedAt).toBeGreaterThan(450);
    await send('touchMove', { x: 200, y: from.y });
    await send('touchEnd');
    await expect(page.locator('[data-drag-picture]')).toHaveCount(0);
    await expect(list(page, 'To do').getByRole('link', { name: 'Print the price labels' })).toHaveCount(0);
    await expect(dragged).toBeInViewport({ ratio: 1 });
  });
});

test('keyboard drag: lifts, moves, drops and cancels, and announces each step once', { tag: '@main' }, async ({ page }) => {
  await openBoard(page);
  await card(page, 'Print the price labels').focus();
  await page.keyboard.press('Space');
  await expectAnnounced(page, '“Print the price labels” lifted from place 1 of 5 in To do.');
  await page.keyboard.press('ArrowDown');
  await expectAnnounced(page, 'To do, place 2 of 5');
  await page.keyboard.press('ArrowRight');
  await expectAnnounced(page, 'In progress, place 2 of 4');
  await page.keyboard.press('Escape');
  await expectAnnounced(page, 'Cancelled. “Print the price labels” is back in its place');
  await expect(cards(page, 'To do').first()).toHaveText('Print the price labels');
  await expect(card(page, 'Print the price labels')).toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await expectAnnounced(page, '“Print the price labels” dropped in In progress, place 4 of 4');
  await expect(cards(page, 'In progress').last()).toHaveText('Print the price labels');
  await expect(card(page, 'Print the price labels')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page, 'To do').first()).toHaveText('Print the price labels');
  await expectAnnounced(page, '“Print the price labels” is back in To do');
  await expect(card(page, 'Print the price labels')).toBeFocused();
  await page.keyboard.press('Control+Shift+z');
  await expect(cards(page, 'In progress').last()).toHaveText('Print the price labels');
  await page.keyboard.press('Control+z');
  await expect(cards(page, 'To do').first()).toHaveText('Print the price labels');
});

test('list: moves by keyboard', async ({ page }) => {
  await openBoard(page);
  await page.getByRole('button', { name: 'Move list To do' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expectAnnounced(page, 'Place 2 of 4');
  await page.keyboard.press('Space');
  await expect(page.getByRole('region').nth(1)).toHaveAccessibleName('To do');
  await expect(page.getByRole('button', { name: 'Move list To do' })).toBeFocused();
});

test('Move menu: leads to every position, an exact one too', async ({ page }) => {
  await openBoard(page);
  const item = page.getByRole('listitem').filter({ has: card(page, 'Print the price labels') });
  await item.hover();
  await item.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByRole('menuitem', { name: 'To the next list, In progress' }).click();
  await expect(cards(page, 'In progress').first()).toHaveText('Print the price labels');
  await expect(card(page, 'Print the price labels')).toBeFocused();

  await item.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('spinbutton').fill('3');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(cards(page, 'In progress').nth(2)).toHaveText('Print the price labels');
});

test('failed move: returns the card with a reason, and loses nothing', async ({ page }) => {
  await openBoard(page);
  await setMocks(page, { failing: 'scrumboard' }, { notify: false });
  await drag(page, card(page, 'Print the price labels'), await middle(card(page, 'Text for the flyer')));
  await expect(page.getByText(/“Print the price labels” could not be moved to In review and is back in its place/)).toBeVisible();
  await expect(cards(page, 'To do').first()).toHaveText('Print the price labels');
  await setMocks(page, { failing: 'none' }, { notify: false });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(cards(page, 'In review').filter({ hasText: 'Print the price labels' })).toHaveCount(1);
});

test.describe('with animations', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('animates a dropped, cancelled or rejected card, which can be dragged again', async ({ page }) => {
    await openBoard(page);
    const picture = page.locator('[data-drag-picture]');
    const target = await middle(card(page, 'Text for the flyer'));
    await drag(page, card(page, 'Print the price labels'), target, { drop: false });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(picture).toHaveCount(0);
    await expect(card(page, 'Print the price labels')).toBeFocused();
    await drag(page, card(page, 'Print the price labels'), target);
    await expect(picture).toHaveCount(0);
    await expect(cards(page, 'In review').filter({ hasText: 'Print the price labels' })).toHaveCount(1);

    await setMocks(page, { failing: 'scrumboard' }, { notify: false });
    await drag(page, card(page, 'Write to regular customers'), target);
    await expect(page.getByText(/“Write to regular customers” could not be moved/)).toBeVisible();
    await expect(picture).toHaveCount(0);
    await expect(cards(page, 'To do').first()).toHaveText('Write to regular customers');
    await expect(card(page, 'Write to regular customers')).toBeFocused();
  });
});

test('list that blocks: asks for a reason, and leaves the card in place without one', async ({ page }) => {
  await setMocks(page, { dataSet: 'hostile-text' });
  await openBoard(page, '/apps/scrumboard/board-hostile');
  const [full, free] = [page.getByRole('region').first(), page.getByRole('region').nth(1)];
  const first = (column: Locator) => column.locator('[data-card] a').first();
  const title = (await first(full).textContent()) ?? '';
  await first(full).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(first(free)).toHaveText(title);
  for (const answer of ['Leave it where it is', 'Go over the limit']) {
    await first(free).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    const dialog = page.getByRole('dialog', { name: /is full/ });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The customer stands at the counter');
    await dialog.getByRole('button', { name: answer }).click();
    await expect(dialog).toHaveCount(0);
    await expect(free.locator('[data-card]')).toHaveCount(answer === 'Go over the limit' ? 0 : 1);
  }
});

test('30 moves with 30 % of the calls failing: keep all cards and their order', { tag: '@main' }, async ({ page }) => {
  await openBoard(page);
  const before = (await page.locator('[data-card]').allInnerTexts()).length;
  await setMocks(page, { failureRate: 0.3 }, { notify: false });
  const written = watchWrites(page);
  for (let at = 0; at < 30; at += 1) {
    const names = ['To do', 'In progress', 'In review', 'Completed'];
    // Read in one step: between two reads, a rejected move may take back the only card of a list.
    const found = await cards(page, names[at % 4] ?? '').evaluateAll(([first]) => {
      first?.focus();
      return first !== undefined;
    });
    if (!found) continue;
    await page.keyboard.press('Space');
    await page.keyboard.press(at % 4 === 3 ? 'ArrowLeft' : 'ArrowRight');
    await page.keyboard.press('Space');
  }
  await setMocks(page, { failureRate: 0 }, { notify: false });
  await expect(page.locator('[data-card]')).toHaveCount(before);
  const shown = () => page.locator('[data-card]').evaluateAll((items) => items.map((item) => item.getAttribute('data-card')));
  const ids = await shown();
  expect(new Set(ids).size).toBe(before);
  await written();
  const settled = await shown();
  await page.reload();
  await expect(page.locator('[data-card]')).toHaveCount(before);
  expect(await shown()).toEqual(settled);
});

test('board in two tabs: shows a move of the other tab', async ({ page, context, watched }) => {
  await openBoard(page);
  const other = await context.newPage();
  watched(other);
  await other.goto(page.url());
  await expect(cards(other, 'To do').first()).toHaveText('Print the price labels');

  await card(page, 'Print the price labels').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(cards(other, 'In progress').first()).toHaveText('Print the price labels');

  // A card that one tab deletes while the other drags it is deleted and appears nowhere twice.
  await drag(other, card(other, 'Write to regular customers'), await middle(card(other, 'Text for the flyer')), { drop: false });
  await card(page, 'Write to regular customers').focus();
  await page.keyboard.press('Delete');
  await expect(card(other, 'Write to regular customers')).toHaveCount(0);
  await other.mouse.up();
  await expect(card(other, 'Write to regular customers')).toHaveCount(0);
});

test('board filter: applies at once, is kept in the URL, and allows drops among filtered cards', async ({ page }) => {
  await openBoard(page);
  await page.getByRole('searchbox', { name: 'Search cards' }).fill('PRICE');
  await expect(page.getByText('2 of 14 cards')).toBeVisible();
  await expect(page).toHaveURL(/search=PRICE/);
  await page.reload();
  await expect(page.getByText('2 of 14 cards')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(cards(page, 'To do')).toHaveCount(5);
  await page.getByRole('button', { name: 'Due date' }).click();
  await page.getByRole('menuitemradio', { name: 'Not set' }).click();
  await expect(page).toHaveURL(/due=none/);
  await page.goto(`${BOARD}?label=gone&due=never`);
  await expect(cards(page, 'To do')).toHaveCount(5);
  await expect(page).toHaveURL(new RegExp(`${BOARD}$`));
});

test('board: creates several cards from several lines, and moves and deletes a selection', async ({ page }) => {
  await openBoard(page);
  await list(page, 'In review').getByRole('button', { name: 'Add another card' }).click();
  const field = page.getByRole('textbox', { name: 'Title of the new card in In review' });
  await field.fill('Count caps\n  \nCount mugs');
  await field.press('Enter');
  await expect(cards(page, 'In review')).toHaveText([/./, /./, 'Count caps', 'Count mugs']);
  await expect(field).toBeFocused();
  await field.press('Escape');

  await card(page, 'Count caps').focus();
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  await expect(page.getByText('2 cards selected')).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect(cards(page, 'In progress').first()).toHaveText('Count caps');
  await expect(cards(page, 'In progress').nth(1)).toHaveText('Count mugs');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(card(page, 'Count caps')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Count caps')).toHaveCount(1);
  await expect(card(page, 'Count mugs')).toHaveCount(1);
});

test('lists: are added, renamed in place, and deleted with undo', async ({ page }) => {
  await openBoard(page);
  await page.getByRole('button', { name: 'Add another list' }).click();
  await page.getByRole('textbox', { name: 'Name of the new list' }).fill('Waiting');
  await page.keyboard.press('Enter');
  await expect(list(page, 'Waiting')).toBeVisible();
  await list(page, 'Waiting').getByRole('button', { name: 'Waiting', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name of the list' }).fill('   ');
  await page.keyboard.press('Enter');
  await expect(list(page, 'Waiting').getByRole('button', { name: 'Waiting', exact: true })).toBeFocused();
  // A menu closes when its list scrolls out of view, so the board must be at rest first.
  await list(page, 'To do').getByRole('link').first().hover();
  await page.getByRole('button', { name: 'Actions of list To do' }).click();
  await page.getByRole('menuitem', { name: 'Delete list and cards' }).click();
  await expect(list(page, 'To do')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page, 'To do')).toHaveCount(5);
});

test('1,000 cards: render only when in view, and are all reachable by keyboard', async ({ page }) => {
  await setMocks(page, { dataSet: 'scrumboard-1000' });
  await openBoard(page, '/apps/scrumboard/board-large');
  expect(await page.locator('[data-card]').count()).toBeLessThan(320);
  const first = page.getByRole('region').first().locator('[data-card] a').first();
  const title = (await first.textContent()) ?? '';
  await first.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('End');
  await expectAnnounced(page, 'Week 1, place 100 of 100');
  for (let at = 2; at <= 10; at += 1) await page.keyboard.press('ArrowRight');
  await expectAnnounced(page, 'Week 10, place 100 of 101');
  await page.keyboard.press('Space');
  await expectAnnounced(page, `“${title}” dropped in Week 10, place 100 of 101`);
  // The list it left is out of view, and renders after the visible ones.
  await expect(card(page, title)).toHaveCount(1);
  await expect(card(page, title)).toBeFocused();
  await expect(card(page, title)).toBeInViewport();
  await expect(list(page, 'Week 10').locator('[data-card]').last()).toBeInViewport();

  // A card dragged to the top of a list makes the list scroll by itself.
  const at = await middle(card(page, 'Order the boots, shelf 898'));
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x, at.y - 20, { steps: 3 });
  const area = list(page, 'Week 9').locator('[data-scroller]');
  const top = () => area.evaluate((element) => element.scrollTop);
  const start = await top();
  await page.mouse.move(at.x, ((await area.boundingBox())?.y ?? 0) + 6, { steps: 3 });
  await expect.poll(top).toBeLessThan(start - 600);
  await page.mouse.up();
  await expect(page.locator('[data-drag-picture]')).toHaveCount(0);
  await expect(page.getByText(/is in Week 9 now/)).toBeVisible();

  // In a taller window, cards fill the list to its edge.
  const isFull = () =>
    area.evaluate((element) => {
      const last = [...element.querySelectorAll('[data-index]')].at(-1);
      return (last?.getBoundingClientRect().bottom ?? 0) > element.getBoundingClientRect().bottom;
    });
  // In the middle: how far the list scrolled by itself depends on the machine, and near its end too few cards are left to fill
  // it.
  await area.evaluate((element) => element.scrollTo({ top: element.scrollHeight / 2, behavior: 'instant' }));
  await page.setViewportSize({ width: 1760, height: 1700 });
  await expect.poll(isFull).toBe(true);
});

test('reduced motion: places a dropped card without animation', async ({ page }) => {
  await openBoard(page);
  await drag(page, card(page, 'Print the price labels'), await middle(card(page, 'Text for the flyer')), { drop: false });
  expect(await page.locator('[data-picture]').evaluate((picture) => getComputedStyle(picture).rotate)).toBe('none');
  await page.mouse.up();
  await expect(page.locator('[data-drag-picture]')).toHaveCount(0);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .flatMap(({ effect }) =>
        effect instanceof KeyframeEffect && effect.target?.closest('[data-board]') ? effect.getTiming() : [],
      ),
  );
  expect(moving).toEqual([]);
  await expect(cards(page, 'In review').filter({ hasText: 'Print the price labels' })).toHaveCount(1);
});

test.describe('with forced colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  test('shows edges of cards, and makes focus, selection and drop position visible', async ({ page }) => {
    await openBoard(page);
    const style = (target: Locator, name: string) =>
      target.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
    const surface = page.locator('[data-surface]').first();
    expect(await style(surface, 'border-top-style')).toBe('solid');
    expect(await style(surface, 'border-top-color')).not.toBe(await style(surface, 'background-color'));
    await card(page, 'Print the price labels').focus();
    await page.keyboard.press('x');
    await expect(page.getByRole('checkbox', { name: 'Select' }).first()).toBeChecked();
    // The focus ring of a card's link is drawn around the whole card.
    const ring = await card(page, 'Print the price labels').evaluate((link) => getComputedStyle(link, '::after').outlineStyle);
    expect(ring).toBe('solid');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    const line = page.locator('[data-drop-line][data-seen]');
    await expect(line).toBeVisible();
    expect(await style(line, 'background-color')).not.toBe(await style(surface, 'background-color'));
    await page.keyboard.press('Escape');
    await expect(line).toHaveCount(0);
  });
});

test('board in Turkish: is fully translated, and its filter handles Turkish letters', async ({ page }) => {
  await openBoard(page);
  await chooseLanguage(page, 'Türkçe');
  await expect(page.getByRole('main').getByRole('link', { name: 'Ayarlar' })).toBeVisible();
  await expect(page.getByText('Boşluk kaldırır, oklar taşır')).toBeVisible();
  await expect(
    page
      .locator('[data-card]')
      .getByText(/^Son tarih /)
      .first(),
  ).toBeVisible();
  await list(page, 'In review').getByRole('button', { name: 'Bir kart daha ekle' }).click();
  const field = page.getByRole('textbox', { name: 'In review listesindeki yeni kartın başlığı' });
  await field.fill('IŞIKLI VİTRİN\nSırt çantası İNDİRİMİ');
  await field.press('Enter');
  await expect(page.getByText('2 kart eklendi')).toBeVisible();
  await field.press('Escape');
  const search = page.getByRole('searchbox', { name: 'Kartlarda ara' });
  for (const [text, found] of [
    ['ışıklı', 'IŞIKLI VİTRİN'],
    ['vitrin', 'IŞIKLI VİTRİN'],
    ['SIRT', 'Sırt çantası İNDİRİMİ'],
    ['indirimi', 'Sırt çantası İNDİRİMİ'],
  ] as const) {
    await search.fill(text);
    await expect(page.getByText('16 karttan 1 tanesi', { exact: true })).toBeVisible();
    await expect(card(page, found)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Filtreleri temizle' }).click();

  await card(page, 'IŞIKLI VİTRİN').focus();
  await page.keyboard.press('Space');
  await expectAnnounced(page, '“IŞIKLI VİTRİN” kaldırıldı: In review, 4 yerin 3. sırası.');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expectAnnounced(page, '“IŞIKLI VİTRİN” bırakıldı: In progress, 4 yerin 3. sırası');
  await expect(page.getByRole('button', { name: 'Geri al' })).toBeVisible();
});

test.describe('in Turkish, on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('shows one list at a time, fully within the viewport', async ({ page }) => {
    await page.evaluate(() => localStorage.setItem('stockroom.preferences', JSON.stringify({ language: 'tr' })));
    await page.goto(`/sign-in?redirectURL=${encodeURIComponent(BOARD)}`);
    await page.locator('button[type=submit]').click();
    await expect(page.getByRole('region').first()).toBeVisible();
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(content).toBeLessThanOrEqual(320);
    // Lists take most of the window; the filter waits behind a button.
    expect((await page.getByRole('region').first().boundingBox())?.height).toBeGreaterThan(360);
    await page.getByRole('button', { name: 'Kartları filtrele' }).click();
    await page.getByRole('searchbox', { name: 'Kartlarda ara' }).fill('price');
    await expect(page.getByText('14 karttan 2 tanesi')).toBeVisible();
    await page.getByRole('button', { name: 'Filtreleri temizle' }).click();
    await page.getByRole('button', { name: 'Kartları filtrele' }).click();
    await expect(page.getByRole('search')).toHaveCount(0);
    await page.getByRole('region').first().locator('[data-card] a').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(page.getByRole('region').nth(1).locator('[data-card] a').first()).toBeInViewport();
  });
});
