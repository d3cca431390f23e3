import type { Locator, Page } from '@playwright/test';

/** An unsaved text in one of the app's editors, and how to type it. */
export interface DraftRecovery {
  /** Kind of the draft, as the code names it in `draftSubject`. */
  kind: string;
  path: string;
  /** Opens the editor, if it is not open at `path`. Not called again where the editor reopens with its draft by itself. */
  open?: (page: Page) => Promise<void>;
  /** Whether `open` is also needed after signing in, or a function that leads to the editor then. */
  staysClosed?: boolean | ((page: Page) => Promise<void>);
  field: (page: Page) => Locator;
  /** Restores the draft, where the app offers that. */
  restoreDraft?: (page: Page) => Promise<void>;
  text: string;
}

export const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click();
export const textbox = (name: string) => (page: Page) => page.getByRole('textbox', { name, exact: true });
