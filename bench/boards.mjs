import { metricsOf, openPage } from './page.mjs';
import { FRAME, traceTasks } from './trace.mjs';

const MOVES = 100;
const BOARD = '/apps/scrumboard/board-large';

/** A board of ten lists: a card is dragged over it, added, looked for and opened. */
export const boards = [
  { name: 'board, drag, 1,000 cards', runs: 3, measure: (bench) => drag(bench, 'scrumboard-1000') },
  { name: 'board, drag, 5,000 cards', runs: 3, measure: (bench) => drag(bench, 'scrumboard-5000') },
  { name: 'board, acts, 1,000 cards', runs: 3, measure: (bench) => acts(bench, 'scrumboard-1000') },
];

async function openBoard({ browser, url, session }, dataSet) {
  const opened = await openPage(browser, url, { session, mocks: { latencyFactor: 0, dataSet } });
  await opened.page.goto(`${url}${BOARD}`);
  await opened.page.getByRole('region').nth(9).waitFor({ state: 'attached', timeout: 120_000 });
  await opened.page.waitForLoadState('networkidle');
  return opened;
}

async function drag(bench, dataSet) {
  const { page, cdp, context } = await openBoard(bench, dataSet);
  const card = await page.getByRole('region').first().locator('[data-card]').nth(1).boundingBox();
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

async function acts(bench, dataSet) {
  const { page, context } = await openBoard(bench, dataSet);
  const timed = async (act, outcome) => {
    await page.evaluate(watchOutcome, outcome);
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
  const search = page.getByRole('searchbox', { name: 'Search cards' });
  await search.focus();
  const filter = await timed(() => page.keyboard.press('w'), '[data-list]');
  await search.fill('');
  await page.waitForLoadState('networkidle');
  const open = await timed(() => page.locator('[data-card] a').nth(3).click(), '[role=dialog]');
  await context.close();
  return { 'add ms': add, 'first key of the filter ms': filter, 'card open ms': open };
}

const tasksOf = (name, tasks) => ({
  [`${name}: tasks over 16.7 ms`]: tasks.filter((duration) => duration > FRAME).length,
  [`${name}: longest task ms`]: Math.max(0, ...tasks),
});

const frames = (page, count) =>
  page.evaluate(async (many) => {
    for (let frame = 0; frame < many; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

/** Runs in the page. Counts what is added, removed or renamed on the board, beside the picture that hangs under the pointer. */
function watchChanges() {
  window.__changes = 0;
  new MutationObserver((records) => {
    window.__changes += records.filter(({ target }) => !target.closest?.('[data-drag-picture], [data-drop-line]')).length;
  }).observe(document.querySelector('[data-board]'), { childList: true, subtree: true, characterData: true });
}

/** Runs in the page. From the next press until what the selector finds reads otherwise, and is painted. */
function watchOutcome(selector) {
  const read = () => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join('\n');
  const before = read();
  window.__done = new Promise((settle) => {
    const onPress = () => {
      const pressed = performance.now();
      const look = () => {
        if (read() === before) return requestAnimationFrame(look);
        requestAnimationFrame(() => requestAnimationFrame(() => settle(performance.now() - pressed)));
      };
      requestAnimationFrame(look);
    };
    for (const press of ['pointerdown', 'keydown']) document.addEventListener(press, onPress, { once: true, capture: true });
  });
}
