import type { Locator, Page } from '@playwright/test';

/** How half a text is typed into one of the app's editors. */
export interface DraftRecovery {
  /** Of its draft, as `draftSubject` names it in the code. */
  kind: string;
  path: string;
  /** Opens the editor, where it isn't open at its address. Not asked again where it opens by itself with what is kept. */
  open?: (page: Page) => Promise<void>;
  /** Whether `open` is needed after signing in too; or what leads to the editor then. */
  staysClosed?: boolean | ((page: Page) => Promise<void>);
  field: (page: Page) => Locator;
  /** Takes what was kept back, where that is offered. */
  restoreDraft?: (page: Page) => Promise<void>;
  text: string;
}

export const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click();
export const textbox = (name: string) => (page: Page) => page.getByRole('textbox', { name, exact: true });
