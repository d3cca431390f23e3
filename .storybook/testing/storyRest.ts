import type { Page, Request } from 'playwright';
import { timeoutFactor } from '../../scripts/lib/timeoutFactor.mjs';

const PATIENCE_MS = 5_000 * timeoutFactor();
const LOADS = new Set(['script', 'stylesheet', 'font', 'image']);
/** Unfinished requests of a page; calls are counted in the page, which knows those that a story holds back. */
const loads = new WeakMap<Page, Set<Request>>();

/** From now on, notes what a page loads. */
export function watchLoads(page: Page): void {
  const open = new Set<Request>();
  loads.set(page, open);
  page.on('request', (request) => void (LOADS.has(request.resourceType()) && open.add(request)));
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
}

/** Waits until the page has all it asked for and will not change by itself. One that never rests is shown as it is. */
export async function atRest(page: Page): Promise<void> {
  const open = loads.get(page) ?? new Set();
  const end = Date.now() + PATIENCE_MS;
  do {
    await painted(page);
    await page.evaluate((patience) => window.__pageWatch.settled(patience), PATIENCE_MS);
  } while (open.size > 0 && Date.now() < end);
}

/** Waits until the page has its fonts and pictures, and looks like what was changed last. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // One that is loaded lazily would else wait for a scroll that never comes.
    for (const image of document.images) image.loading = 'eager';
    const decoded = Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await Promise.race([decoded, new Promise((settle) => setTimeout(settle, 3000))]);
    await new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle)));
  });
}
