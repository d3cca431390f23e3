import { metricsOf, openPage } from './page.mjs';
import { servePeers } from './peers/servePeers.mjs';
import { FRAME, traceTasks } from './trace.mjs';
import { watchOutcome } from './watchOutcome.mjs';

const MOVES = 100;
const BOARD = '/apps/scrumboard/board-large';
/** Time after which a new board has finished all its preparations, in milliseconds. */
const SETTLE_MS = 4000;
/**
 * Pause of a person before the next action, in milliseconds, so that pending writes of the mock server are not counted towards
 * that action.
 */
const PAUSE = 1000;

/**
 * Benchmarks of a board of ten lists: a card is dragged, added, searched for and opened; and the same drag over boards made
 * with libraries.
 */
export const boards = [1000, 5000].flatMap((cards) => {
  const beside = `drag of ${cards}`;
  const size = cards.toLocaleString('en');
  // With 5,000 cards, one drag takes a library minutes.
  const peerRuns = cards > 1000 ? 1 : 3;
  return [
    { name: `board, drag, ${size} cards`, runs: 3, beside, measure: (bench) => measureDrag(bench, openBoard, cards) },
    {
      name: `board, drag, ${size} cards, @dnd-kit`,
      runs: peerRuns,
      beside,
      measure: (bench) => measureDrag(bench, openPeer('dnd-kit'), cards),
    },
    {
      name: `board, drag, ${size} cards, @hello-pangea/dnd`,
      runs: peerRuns,
      beside,
      measure: (bench) => measureDrag(bench, openPeer('hello-pangea'), cards),
    },
    { name: `board, acts, ${size} cards`, runs: 3, measure: (bench) => measureActions(bench, cards) },
  ];
});

async function openBoard({ browser, url, session }, cards) {
  const opened = await openPage(browser, url, { session, mocks: { latencyFactor: 0, dataSet: `scrumboard-${cards}` } });
  await opened.page.goto(`${url}${BOARD}`);
  await opened.page.getByRole('region').nth(9).waitFor({ state: 'attached', timeout: 120_000 });
  await opened.page.waitForLoadState('networkidle');
  await opened.page.waitForTimeout(SETTLE_MS);
  return opened;
}

const openPeer =
  (by) =>
  async ({ browser }, cards) => {
    const { url } = await servePeers();
    const opened = await openPage(browser, url);
    await opened.page.goto(`${url}/?by=${by}&cards=${cards}`);
    await opened.page.locator('[data-list]').nth(9).waitFor({ state: 'attached', timeout: 120_000 });
    await opened.page.waitForTimeout(SETTLE_MS);
    return opened;
  };

async function measureDrag(bench, open, cards) {
  const { page, cdp, context } = await open(bench, cards);
  const card = await page.locator('[data-list]').first().locator('[data-card]').nth(1).boundingBox();
  const [x, y] = [card.x + card.width / 2, card.y + card.height / 2];
  await page.mouse.move(x, y);
  const lift = await traceTasks(cdp, async () => {
    await page.mouse.down();
    await page.mouse.move(x + 8, y + 10, { steps: 2 });
    await frames(page, 12);
  });
  await page.evaluate(watchChanges);
  const before = await metricsOf(cdp);
  const moves = await traceTasks(cdp, async () => {
    for (let move = 0; move < MOVES; move += 1) {
      await page.mouse.move(x + 8 + (move / MOVES) * 620, y + 70 + Math.sin(move / 6) * 120);
    }
  });
  const after = await metricsOf(cdp);
  const changes = await page.evaluate(() => window.__changes);
  const drop = await traceTasks(cdp, async () => {
    await page.mouse.up();
    await frames(page, 40);
  });
  await context.close();
  return {
    'script ms a move': (after.script - before.script) / MOVES,
    'main thread ms a move': (after.main - before.main) / MOVES,
    'changes of the board while moving': changes,
    ...tasksOf('moving', moves),
    ...tasksOf('lift', lift),
    ...tasksOf('drop', drop),
  };
}

async function measureActions(bench, cards) {
  const { page, context } = await openBoard(bench, cards);
  const timed = async (act, selector) => {
    await page.evaluate(watchOutcome, { selector });
    await act();
    return page.evaluate(() => window.__done);
  };
  await page
    .getByRole('region')
    .first()
    .getByRole('button', { name: /^Add another card/ })
    .click();
  await page.keyboard.insertText('A card of the bench');
  const add = await timed(() => page.keyboard.press('Enter'), '[data-list]');
  await page.keyboard.press('Escape');
  await page.waitForTimeout(PAUSE);
  const search = page.getByRole('searchbox', { name: 'Search cards' });
  await search.focus();
  const filter = await timed(() => page.keyboard.press('w'), '[data-list]');
  await search.fill('');
  await page.waitForLoadState('networkidle');
  // Not in the first list, which has scrolled to the added card.
  const place = await page.locator('[data-list]').nth(1).locator('[data-card] a').nth(3).boundingBox();
  await page.mouse.move(place.x + 20, place.y + 8);
  const open = await timed(() => page.mouse.click(place.x + 20, place.y + 8), '[role=dialog]');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForURL(/board-large$/);
  await frames(page, 12);
  const whole = await timed(() => page.mouse.click(place.x + 20, place.y + 8), '[role=dialog] [role=group]');
  await context.close();
  return { 'add ms': add, 'first key of the filter ms': filter, 'card open ms': open, 'card open, all of it ms': whole };
}

const tasksOf = (name, tasks) => ({
  [`${name}: tasks over 16.7 ms`]: tasks.filter((duration) => duration > FRAME).length,
  [`${name}: longest task ms`]: Math.max(0, ...tasks),
});

const frames = (page, count) =>
  page.evaluate(async (many) => {
    for (let frame = 0; frame < many; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

/**
 * Runs in the page. Counts nodes and texts added, removed or changed on the board, except in the drag picture under the
 * pointer.
 */
function watchChanges() {
  window.__changes = 0;
  new MutationObserver((records) => {
    window.__changes += records.filter(({ target }) => !target.closest?.('[data-drag-picture], [data-drop-line]')).length;
  }).observe(document.querySelector('[data-board]'), { childList: true, subtree: true, characterData: true });
}
