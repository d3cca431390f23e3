import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isDisabledArea } from '../../../scripts/lib/featureFlags.mjs';
import { timeoutFactor } from '../../../scripts/lib/timeoutFactor.mjs';
import { openSignedIn } from './support/app';
import { setMocks } from './support/mockSettings';
import { expect, test } from './support/test';
import { untilWorker } from './support/untilWorker';
import { watchWrites } from './support/watchWrites';
import type { DoubleSubmit } from './doubleSubmit/doubleSubmit';

const here = import.meta.dirname;

/** Calls that send something and make nothing. */
const NO_CREATES = new Set([
  // Asked without a session: the machines of signing in hear one press at a time.
  'signIn',
  'signInWithToken',
  'signUp',
  'unlockSession',
  'forgotPassword',
  'resetPassword',
  // Ends the session, which has ended already the second time.
  'signOut',
  // The same address again changes nothing.
  'leaveAddress',
  // Puts back, under its own id, what was deleted.
  'restoreFeedItem',
  'trashCalls',
  // The import's machine numbers its batches, and the server takes a number once.
  'sendImportBatch',
  // The server answers a brand or category of that name that is there already.
  'makeName',
  // Each contact of a file has its id when it is judged, and a tag's title is taken once.
  'importContacts',
  'ensureTag',
  // A product that waits for its labels already waits once.
  'labelCalls',
  // A file goes as often as it is chosen, and is nothing by itself: a mail that is sent once names it.
  'mailCalls',
  // Sets a password, to which it is set already the second time.
  'securityCalls',
  'search',
  // Marks all up to an instant, and to the same the second time.
  'activitySeen',
  // A file goes as often as it is chosen, and a second one of its name is asked about.
  'uploadCalls',
]);

const sources = globSync(`${here}/../src/features/**/*.{ts,tsx}`)
  .filter((file) => !/\.(test|stories)\./.test(file) && !isDisabledArea(file))
  .map((file) => ({ name: basename(file).replace(/\.tsx?$/, ''), text: readFileSync(file, 'utf8') }));
/** Every call that makes something, and every file that has something made once. */
const walked = sources
  .filter(({ name, text }) => (/method: '(POST|PUT)'/.test(text) && !NO_CREATES.has(name)) || /\buseCreate\(/.test(text))
  .map(({ name }) => name);

test('what is asked for twice is made once', async ({ page }) => {
  const files = globSync(`${here}/doubleSubmit/*.ts`).filter(
    (file) => !file.endsWith('/doubleSubmit.ts') && !isDisabledArea(file),
  );
  const areas = (await Promise.all(files.map((file) => import(file)))) as { doubleSubmits: readonly DoubleSubmit[] }[];
  const creates = areas.flatMap(({ doubleSubmits }) => doubleSubmits);
  test.setTimeout(20_000 * creates.length * timeoutFactor());
  const known = new Set(creates.flatMap(({ walks }) => walks));
  expect([...known].toSorted(), 'a file of e2e/doubleSubmit says how each is asked for twice').toEqual(
    [...new Set(walked)].toSorted(),
  );

  // With its last page the worker goes, and a page that loads in that moment answers its calls itself: nobody sees them then.
  const keeper = await page.context().newPage();
  await keeper.goto('/home');
  for (const { walks, path, fill, ask, look, made, count = 1 } of creates) {
    await test.step(`asks twice: ${walks.join(', ')}`, async () => {
      await openSignedIn(page, path);
      await fill(page);
      // The second press comes while the first is on its way.
      await setMocks(page, { extraDelayMs: 400 }, { notify: false });
      await untilWorker(page);
      const answered = watchWrites(page);
      await ask(page);
      await answered();
      await setMocks(page, { extraDelayMs: 0 }, { notify: false });
      await openSignedIn(page, path);
      await look?.(page);
      await expect(made(page)).toHaveCount(count);
    });
  }
});
