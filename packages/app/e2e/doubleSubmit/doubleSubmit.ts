import type { Locator, Page } from '@playwright/test';

/** Double submission of one of the app's creates. */
export interface DoubleSubmit {
  /** Source files covered: the call that creates, and the file that makes it idempotent. */
  covers: readonly string[];
  path: string;
  /** Opens the form and fills it in. */
  fill: (page: Page) => Promise<void>;
  /** Submits it twice. */
  submitTwice: (page: Page) => Promise<void>;
  /** Opens the page that shows the result, if that is not at `path`. */
  openResult?: (page: Page) => Promise<void>;
  /** Locator of the created record. */
  result: (page: Page) => Locator;
  /** Number of results expected. @default 1 */
  count?: number;
}

/** Double-clicks a button. An element below the button is pressed too if the button disappears with the first press. */
export const pressTwice = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().dblclick();

export async function enterTwice(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}
