import { metricsOf, openPage } from './page.mjs';
import { watchOutcome } from './watchOutcome.mjs';

/** Pause of a person between an answer and the next action, in milliseconds. */
const PAUSE = 1000;
const INVENTORY = '/apps/ecommerce/inventory';
const FIRST_ROW = { selector: 'table tbody tr:first-child' };
/** Outcome of opening another product: another form has another label. */
const FORM = { selector: 'main form', attribute: 'aria-labelledby' };
const fast = { latencyFactor: 0 };

/** Benchmarks of a person's actions in the list, without the simulated latency: from the press until its outcome is painted. */
export const interactions = [
  { name: 'search, 68 products', runs: 3, measure: (bench) => search(bench, fast) },
  { name: 'search, 10,000 products', runs: 3, measure: (bench) => search(bench, { ...fast, dataSet: 'products-10000' }) },
  { name: 'search, 100,000 products', runs: 1, measure: (bench) => search(bench, { ...fast, dataSet: 'products-100000' }) },
  {
    name: 'next page',
    runs: 3,
    measure: (bench) => measurePresses(bench, 6, (page) => page.getByRole('button', { name: 'Next page' }), FIRST_ROW),
  },
  {
    name: 'sort',
    runs: 3,
    measure: (bench) =>
      measurePresses(
        bench,
        8,
        (page) =>
          page
            .getByRole('columnheader', { name: /Name|Price/ })
            .first()
            .getByRole('button'),
        FIRST_ROW,
      ),
  },
  {
    name: 'details open',
    runs: 3,
    measure: (bench) =>
      measurePresses(bench, 8, (page, turn) => page.getByRole('button', { name: /^Details of/ }).nth(turn % 8), FORM),
  },
  { name: 'scroll, 100 rows', runs: 3, measure: scroll },
  { name: 'details opened and closed 50 times', runs: 1, measure: heapGrowth },
];

async function openList({ browser, url, session }, mocks, query = '') {
  const opened = await openPage(browser, url, { session, mocks });
  await opened.page.goto(`${url}${INVENTORY}${query}`);
  await opened.page.locator('table tbody button').first().waitFor({ timeout: 120_000 });
  await opened.page.waitForLoadState('networkidle');
  return opened;
}

async function search(bench, mocks) {
  const { page, cdp, context } = await openList(bench, mocks);
  await page.evaluate(watchEvents);
  const before = await metricsOf(cdp);
  const text = 'tidewater harbor';
  const box = page.getByRole('searchbox', { name: 'Search products' });
  await box.focus();
  for (const letter of text) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.evaluate(() => new Promise((settle) => requestAnimationFrame(() => setTimeout(settle))));
  }
  await page.waitForURL(/search=tidewater/);
  await page.waitForLoadState('networkidle');
  const after = await metricsOf(cdp);
  const durations = await page.evaluate(() => window.__durations);
  await context.close();
  return { 'p98 ms': percentile(durations, 0.98), 'script ms a key': (after.script - before.script) / text.length };
}

async function measurePresses(bench, times, target, outcome) {
  const { page, cdp, context } = await openList(bench, fast);
  const done = [];
  const before = await metricsOf(cdp);
  for (let turn = 0; turn < times; turn += 1) {
    const control = target(page, turn);
    await page.waitForTimeout(PAUSE);
    await page.evaluate(watchOutcome, outcome);
    await pressAt(page, control);
    done.push(await page.evaluate(() => window.__done));
  }
  const after = await metricsOf(cdp);
  await context.close();
  return {
    'done ms': percentile(done, 0.5),
    'p98 done ms': percentile(done, 0.98),
    'script ms a press': (after.script - before.script) / times,
    // The browser does not count code run in a microtask, such as a move within the list, as script.
    'main-thread ms a press': (after.main - before.main) / times,
  };
}

/**
 * Presses a control with the mouse, as a person does: a tool's checks before and during a click would be counted as the app's
 * work.
 */
async function pressAt(page, control) {
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await control.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
}

async function scroll(bench) {
  const { page, cdp, context } = await openList(bench, { ...fast, dataSet: 'products-10000' }, '?size=100');
  await page.evaluate(watchLongTasks);
  const before = await metricsOf(cdp);
  await page.mouse.move(700, 500);
  const ticks = 40;
  for (let tick = 0; tick < ticks; tick += 1) {
    await page.mouse.wheel(0, 120);
    await page.evaluate(() => new Promise((settle) => requestAnimationFrame(settle)));
  }
  const after = await metricsOf(cdp);
  const long = await page.evaluate(() => window.__long);
  const rows = await page.evaluate(() => document.querySelectorAll('table tbody *').length);
  await context.close();
  return { 'script ms a tick': (after.script - before.script) / ticks, 'tasks over 50 ms': long, 'nodes of rows': rows };
}

async function heapGrowth(bench) {
  const { page, cdp, context } = await openList(bench, fast);
  const toggle = page.getByRole('button', { name: /^Details of/ }).first();
  const round = async () => {
    await toggle.click();
    await page.getByRole('button', { name: 'Update', exact: true }).waitFor();
    await toggle.click();
    await page.getByRole('button', { name: 'Update', exact: true }).waitFor({ state: 'detached' });
  };
  for (let warm = 0; warm < 5; warm += 1) await round();
  const before = await heapOf(cdp);
  for (let turn = 0; turn < 50; turn += 1) await round();
  const after = await heapOf(cdp);
  await context.close();
  return { 'MB more': after - before };
}

async function heapOf(cdp) {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** Runs in the page. Measures how long each key takes until its outcome is painted, by the browser's own clock. */
function watchEvents() {
  window.__durations = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'keydown') window.__durations.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** Runs in the page. Records long tasks. */
function watchLongTasks() {
  window.__long = 0;
  new PerformanceObserver((list) => {
    window.__long += list.getEntries().length;
  }).observe({ type: 'longtask' });
}
