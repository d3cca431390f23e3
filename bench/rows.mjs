import { join } from 'node:path';
import { root } from '../scripts/lib/paths.mjs';
import { serveStatic } from '../scripts/server/serveStatic.mjs';
import { metricsOf, openPage } from './page.mjs';
import { FRAME, traceTasks } from './trace.mjs';

const TICKS = 60;

/**
 * Benchmarks of the design system's table with all its rows at once, scrolled by the wheel, in Storybook's stories. Build it
 * first: npm run build-storybook.
 */
export const rows = [
  { name: 'table, 10,000 rows', runs: 3, measure: (bench) => scroll(bench, 'ten-thousand-rows') },
  { name: 'table, 100,000 rows', runs: 3, measure: (bench) => scroll(bench, 'focus-outlives-scrolling') },
];

async function scroll({ browser }, story) {
  const site = await serveStatic(join(root, 'storybook-static'));
  const { page, cdp, context } = await openPage(browser, site.url);
  try {
    // Storybook's highlight reads the style of every added element: that work is not the table's.
    await page.addInitScript(() => (globalThis.__STORYBOOK_HIGHLIGHT_INITIALIZED = true));
    await page.goto(`${site.url}/iframe.html?viewMode=story&id=components-datatable--${story}`);
    const scroller = page.locator('[data-virtual]').first();
    await scroller.waitFor({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    await scroller.hover();
    const before = await metricsOf(cdp);
    const tasks = await traceTasks(cdp, async () => {
      for (let tick = 0; tick < TICKS; tick += 1) {
        await page.mouse.wheel(0, 120);
        await page.evaluate(() => new Promise((settle) => requestAnimationFrame(settle)));
      }
    });
    const after = await metricsOf(cdp);
    return {
      'script ms a tick': (after.script - before.script) / TICKS,
      'tasks over 16.7 ms': tasks.filter((duration) => duration > FRAME).length,
      'longest task ms': Math.max(0, ...tasks),
      'nodes of rows': await page.evaluate(() => document.querySelectorAll('tbody *').length),
      'heap MB': after.heap,
    };
  } finally {
    await context.close();
    await site.close();
  }
}
