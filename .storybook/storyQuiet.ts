import type { Page } from 'playwright';

declare global {
  interface Window {
    /** When the page last changed, by `performance.now()`. */
    __lastChange?: number;
  }
}

/** Longer than a tooltip waits: what a play function's last act brings about is there by then. */
const QUIET_MS = 500;
const PATIENCE_MS = 5_000;

/** From now on, notes when the page changes. */
export async function watchChanges(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched = window.__lastChange !== undefined;
    window.__lastChange = performance.now();
    if (watched) return;
    const note = () => (window.__lastChange = performance.now());
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

/** Waits until the page has not changed for a while. One that never rests is shown as it is. */
export async function quiet(page: Page): Promise<void> {
  await page
    .waitForFunction((ms) => performance.now() - (window.__lastChange ?? 0) > ms, QUIET_MS, { timeout: PATIENCE_MS })
    .catch(() => undefined);
}
