import { metricsOf, openPage } from './page.mjs';
import { traceTasks } from './trace.mjs';
import { watchOutcome } from './watchOutcome.mjs';

const LEDGER = '/apps/ecommerce/transactions';
const ROW = 'table[aria-label="Stock movements"] tbody tr';
const TICKS = 60;
/** Delay that a person notices, in milliseconds. */
const NOTICED = 100;

/**
 * Benchmarks of the ledger with 100,000 movements, without the simulated latency: until it is usable, scrolled by the wheel,
 * and filtered.
 */
export const ledger = [
  { name: 'ledger, 100,000 movements: opened', runs: 3, measure: measureOpening },
  { name: 'ledger, 100,000 movements: turned by the wheel', runs: 3, measure: (bench) => measureScrolling(bench, 120) },
  { name: 'ledger, 100,000 movements: flung', runs: 3, measure: (bench) => measureScrolling(bench, 600) },
  { name: 'ledger, 100,000 movements: narrowed', runs: 3, measure: measureFiltering },
];

async function open({ browser, url, session }) {
  const page = await openPage(browser, url, { session, mocks: { latencyFactor: 0, dataSet: 'movements-100000' } });
  const startedAt = Date.now();
  await page.page.goto(`${url}${LEDGER}`);
  await page.page.locator(ROW).getByRole('link').first().waitFor({ timeout: 120_000 });
  const usable = Date.now() - startedAt;
  await page.page.waitForLoadState('networkidle');
  return { ...page, usable };
}

async function measureOpening(bench) {
  const { page, cdp, context, usable } = await open(bench);
  const { script, main, heap } = await metricsOf(cdp);
  const shown = await page.locator(ROW).count();
  await context.close();
  return { 'usable ms': usable, 'script ms': script, 'main-thread ms': main, 'rows drawn': shown, 'heap MB': heap };
}

/** @param px pixels for each frame: one notch of the wheel, as in the benchmark of rows, or five */
async function measureScrolling(bench, px) {
  const { page, cdp, context } = await open(bench);
  await page.locator(ROW).first().hover();
  const tasks = await traceTasks(cdp, async () => {
    for (let tick = 0; tick < TICKS; tick += 1) {
      await page.mouse.wheel(0, px);
      await page.evaluate(() => new Promise((settle) => requestAnimationFrame(settle)));
    }
  });
  await context.close();
  return figuresOf(tasks);
}

async function measureFiltering(bench) {
  const { page, cdp, context } = await open(bench);
  const box = page.getByRole('searchbox', { name: 'Search movements' });
  await box.focus();
  await page.evaluate(watchOutcome, { selector: ROW });
  let done = 0;
  const tasks = await traceTasks(cdp, async () => {
    await page.keyboard.type('strap');
    done = await page.evaluate(() => window.__done);
  });
  await context.close();
  return { 'done ms': done, ...figuresOf(tasks) };
}

function figuresOf(tasks) {
  return { 'longest task ms': Math.max(0, ...tasks), 'tasks over 100 ms': tasks.filter((duration) => duration > NOTICED).length };
}
