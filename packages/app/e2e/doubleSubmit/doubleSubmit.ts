import type { Locator, Page } from '@playwright/test';

/** How one of the app's creates is asked for twice. */
export interface DoubleSubmit {
  /** Source files that it covers: the call that creates, and the file that makes it idempotent. */
  walks: readonly string[];
  path: string;
  /** Opens where it is made, and says what. */
  fill: (page: Page) => Promise<void>;
  /** Asks for it twice. */
  ask: (page: Page) => Promise<void>;
  /** Leads to where it is seen, where that isn't at its address. */
  look?: (page: Page) => Promise<void>;
  /** It. */
  made: (page: Page) => Locator;
  /** How many there are then. @default 1 */
  count?: number;
}

/** A double press with the mouse. What lies under the button is pressed too when that goes with the first press. */
export const pressTwice = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().dblclick();

export async function enterTwice(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}
