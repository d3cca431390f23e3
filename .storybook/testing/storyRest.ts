import type { Page, Request } from 'playwright';
import { timeoutFactor } from '../../scripts/lib/timeoutFactor.mjs';

const PATIENCE_MS = 5_000 * timeoutFactor();
const LOADS = new Set(['script', 'stylesheet', 'font', 'image']);
/** Unfinished requests by page. Calls are counted in the page, which knows those that a story holds back. */
const loads = new WeakMap<Page, Set<Request>>();

/** Starts tracking the requests of a page. */
export function watchLoads(page: Page): void {
  const open = new Set<Request>();
  loads.set(page, open);
  page.on('request', (request) => void (LOADS.has(request.resourceType()) && open.add(request)));
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
}

/** Waits until the page has loaded all requests and will not change by itself. A page that never settles is shown as it is. */
export async function waitUntilSettled(page: Page): Promise<void> {
  const open = loads.get(page) ?? new Set();
  const end = Date.now() + PATIENCE_MS;
  do {
    await waitUntilPainted(page);
    await page.evaluate((patience) => window.__pageWatch.settled(patience), PATIENCE_MS);
  } while (open.size > 0 && Date.now() < end);
}

/** Waits until the page has its fonts and pictures and has painted its last change. */
export async function waitUntilPainted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A lazily loaded image would otherwise wait for a scroll that never comes.
    for (const image of document.images) image.loading = 'eager';
    const decoded = Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await Promise.race([decoded, new Promise((settle) => setTimeout(settle, 3000))]);
    await new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle)));
  });
}
