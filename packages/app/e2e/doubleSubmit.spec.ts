import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isDisabledArea } from '../../../scripts/lib/featureFlags.mjs';
import { timeoutFactor } from '../../../scripts/lib/timeoutFactor.mjs';
import type { DoubleSubmit } from './doubleSubmit/doubleSubmit';
import { openSignedIn } from './support/app';
import { setMocks } from './support/mockSettings';
import { expect, test } from './support/test';
import { untilWorker } from './support/untilWorker';
import { watchWrites } from './support/watchWrites';

const here = import.meta.dirname;

/** Calls that send data but create nothing. */
const NO_CREATES = new Set([
  // Called without a session: the sign-in machines accept one press at a time.
  'signIn',
  'signInWithToken',
  'signUp',
  'unlockSession',
  'forgotPassword',
  'resetPassword',
  // Ends the session, which has already ended the second time.
  'signOut',
  // Sending the same address again changes nothing.
  'subscribeToOpening',
  // Restores a deleted item under its own id.
  'restoreFeedItem',
  'trashCalls',
  // The import machine numbers its batches, and the server takes each number once.
  'sendImportBatch',
  // The server returns an existing brand or category of the same name.
  'createNamedRecord',
  // Each contact of a file gets its id during the dry run, and a tag's title is taken once.
  'importContacts',
  'ensureTag',
  // A product that already waits for its labels is not queued again.
  'labelCalls',
  // A file is uploaded as often as it is chosen, but has no effect by itself: a mail, which is sent once, refers to it.
  'mailCalls',
  // Sets a password; the second call sets the same one.
  'securityCalls',
  'search',
  // Marks everything up to a moment as read; the second call marks up to the same moment.
  'activityReadMarker',
  // A file is uploaded as often as it is chosen, and a second file of the same name needs confirmation.
  'uploadCalls',
]);

const sources = globSync(`${here}/../src/features/**/*.{ts,tsx}`)
  .filter((file) => !/\.(test|stories)\./.test(file) && !isDisabledArea(file))
  .map((file) => ({ name: basename(file).replace(/\.tsx?$/, ''), text: readFileSync(file, 'utf8') }));
/** Calls that create something, and files that submit something once. */
const submittingFiles = sources
  .filter(
    ({ name, text }) => (/method: '(POST|PUT)'/.test(text) && !NO_CREATES.has(name)) || /\buseIdempotentCreate\(/.test(text),
  )
  .map(({ name }) => name);

test('double submit: creates one record', async ({ page }) => {
  const files = globSync(`${here}/doubleSubmit/*.ts`).filter(
    (file) => !file.endsWith('/doubleSubmit.ts') && !isDisabledArea(file),
  );
  const areas = (await Promise.all(files.map((file) => import(file)))) as { doubleSubmits: readonly DoubleSubmit[] }[];
  const creates = areas.flatMap(({ doubleSubmits }) => doubleSubmits);
  test.setTimeout(20_000 * creates.length * timeoutFactor());
  const known = new Set(creates.flatMap(({ covers }) => covers));
  expect([...known].toSorted(), 'a file of e2e/doubleSubmit says how each is asked for twice').toEqual(
    [...new Set(submittingFiles)].toSorted(),
  );

  // Keeps a page open: when the last page closes, the worker stops, and a page that loads at that moment answers its own calls,
  // where the test cannot see them.
  const keepAlivePage = await page.context().newPage();
  await keepAlivePage.goto('/home');
  for (const { covers, path, fill, submitTwice, openResult, result, count = 1 } of creates) {
    await test.step(`asks twice: ${covers.join(', ')}`, async () => {
      await openSignedIn(page, path);
      await fill(page);
      // Makes the second press come while the first call is pending.
      await setMocks(page, { extraDelayMs: 400 }, { notify: false });
      await untilWorker(page);
      const answered = watchWrites(page);
      await submitTwice(page);
      await answered();
      await setMocks(page, { extraDelayMs: 0 }, { notify: false });
      await openSignedIn(page, path);
      await openResult?.(page);
      await expect(result(page)).toHaveCount(count);
    });
  }
});
