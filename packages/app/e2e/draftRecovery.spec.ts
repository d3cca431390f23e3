import { globSync, readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { isDisabledArea } from '../../../scripts/lib/featureFlags.mjs';
import { timeoutFactor } from '../../../scripts/lib/timeoutFactor.mjs';
import type { DraftRecovery } from './draftRecovery/draftRecovery';
import { openSignedIn } from './support/app';
import { setMocks } from './support/mockSettings';
import { expect, test } from './support/test';

const here = import.meta.dirname;

/** Drafts stored under a separate name, without an editor. */
const NO_EDITORS = new Set([
  // A message that could not be sent: a separate journey shows that it is restored.
  'chat-message',
  // Pending writes: a journey of the boards shows that a reload during a write loses nothing.
  'writes',
  // The choices of an import: its own journeys show that they are restored.
  'import',
  // Pending uploads: a journey of the files shows that they resume where they stopped.
  'file-uploads',
]);

/** Kinds of drafts named in the code. */
const kinds = globSync(`${here}/../src/**/*.{ts,tsx}`)
  .filter((file) => !/\.(test|stories)\./.test(file) && !isDisabledArea(file))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(?<!\* .*)draftSubject\(\s*'([^']+)'/g)])
  .map(([, kind]) => kind ?? '');

test('drafts: are restored in every editor after the session has expired', async ({ page }) => {
  // The product editor asks before the page is left; its draft is what this test checks.
  page.on('dialog', (dialog) => void dialog.accept());
  const files = globSync(`${here}/draftRecovery/*.ts`).filter(
    (file) => !file.endsWith('/draftRecovery.ts') && !isDisabledArea(file),
  );
  const areas = (await Promise.all(files.map((file) => import(file)))) as { draftRecovery: readonly DraftRecovery[] }[];
  const editors = areas.flatMap(({ draftRecovery }) => draftRecovery);
  test.setTimeout(15_000 * editors.length * timeoutFactor());
  const wanted = [...new Set(kinds)].filter((kind) => !NO_EDITORS.has(kind)).toSorted();
  expect(editors.map(({ kind }) => kind).toSorted(), 'a file of e2e/draftRecovery says how each is typed into').toEqual(wanted);

  for (const { kind, path, open, field, text } of editors) {
    await test.step(`types half of: ${kind}`, async () => {
      await openSignedIn(page, path);
      await open?.(page);
      await field(page).fill(text);
      await expect.poll(() => typedIn(field(page))).toBe(text);
    });
  }

  await setMocks(page, { tokensValidFrom: Date.now() + 60_000 });
  // A call of the shell may have been rejected already, so that the app is reloading the page itself.
  await page.evaluate(() => location.reload()).catch(() => undefined);
  await expect(page.getByText('what you were typing is kept')).toBeVisible();
  await setMocks(page, { tokensValidFrom: 0 });
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/sign-in/);

  for (const { kind, path, open, staysClosed, restoreDraft, field, text } of editors) {
    await test.step(`finds again: ${kind}`, async () => {
      await page.goto(path);
      if (typeof staysClosed === 'function') await staysClosed(page);
      else if (staysClosed) await open?.(page);
      await restoreDraft?.(page);
      await expect.poll(() => typedIn(field(page))).toBe(text);
    });
  }
});

/** Text in an editor, which may be a rich text editor. */
const typedIn = (field: Locator) =>
  field.evaluate((element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : element.textContent?.trim(),
  );
