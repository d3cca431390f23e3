import { timeoutFactor } from '../../../scripts/lib/timeoutFactor.mjs';
import { isPictureWhole, openFirstDetails } from './support/isPictureWhole';
import { expect, test } from './support/test';
import { hasWebKit, openWebKit } from './support/webkit';

const PAGES = ['/apps/scrumboard', '/dashboards/project', '/apps/contacts', '/apps/ecommerce/inventory'];
const LOADS = 24;

test('WebKit: goes on after pages left while loading, and shows a whole picture', async ({ app }) => {
  test.skip(!hasWebKit(), 'webkit2gtk-driver and xvfb are not here, and can not be installed');
  test.setTimeout(240_000 * timeoutFactor());
  const { driver, waitFor, stop } = await openWebKit();
  try {
    await driver.get(`${app.url}/sign-in`);
    await waitFor(() => document.querySelector<HTMLInputElement>('input[type="email"]')?.value);
    await driver.executeScript(() => document.querySelector<HTMLElement>('button[type="submit"]')?.click());
    await waitFor(() => location.pathname === '/dashboards/project' && document.querySelector('main h1')?.textContent);
    for (let load = 0; load < LOADS; load++) {
      const path = PAGES[load % PAGES.length];
      await driver.executeScript((to: string) => void setTimeout(() => location.assign(to)), path);
      // Leaves the page at some moment of its first 0.75 s.
      await driver.sleep(((load * 7) % 16) * 50);
    }
    await driver.get(`${app.url}/apps/ecommerce/inventory`);
    await waitFor(() => document.querySelector('main h1')?.textContent === 'Inventory');
    await waitFor(() => document.body.innerText.includes('Commuter Backpack'));
    expect(await driver.executeAsyncScript(writeOnce)).toBe('written');
    await driver.executeScript(openFirstDetails);
    await waitFor(isPictureWhole);
  } finally {
    await stop();
  }
});

/** Runs in the page. Checks whether the demo's storage is still writable. @param settle receives the result */
function writeOnce(settle: (result: string) => void) {
  setTimeout(() => settle('the storage does not answer'), 5000);
  void indexedDB.databases().then(([first]) => {
    const opening = indexedDB.open(first?.name ?? '');
    opening.onsuccess = () => {
      const transaction = opening.result.transaction([...opening.result.objectStoreNames], 'readwrite');
      transaction.oncomplete = () => settle('written');
    };
  });
}
