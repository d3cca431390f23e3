import { expect, type Page } from '@playwright/test';

/** Milliseconds between two keys of a typical scanner. */
const GAP = 8;

/**
 * Types a code as a scanner does, and Enter. The keys carry their own timestamps, so a slow machine does not make the scanner
 * look like a typist.
 */
export async function scan(page: Page, code: string, gap = GAP): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  const begin = Date.now();
  for (const [index, key] of [...code, 'Enter'].entries()) {
    const press = { key, timestamp: (begin + index * gap) / 1000 };
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', text: key === 'Enter' ? '\r' : key, ...press });
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...press });
  }
  await keyboard.detach();
}

/**
 * Waits until scans are handled by the page: the listener loads with the commands, when the page is idle. Earlier scans are
 * held back, and go to the page that is open when it loads.
 */
export async function untilScansAreHandled(page: Page): Promise<void> {
  const palette = page.getByRole('dialog', { name: /^(Search|Ara)$/ });
  // Before the page's scripts run, keys are not handled at all.
  await expect(async () => {
    if (!(await palette.isVisible())) await page.keyboard.press('ControlOrMeta+k');
    await expect(palette.getByRole('combobox')).toBeFocused({ timeout: 2000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
}
