import type { Page } from '@playwright/test';
import { timeoutFactor } from '../../../../scripts/lib/timeoutFactor.mjs';
import { openDetails, openPanel, openSignedIn } from '../support/app';
import { BLANK, returnToPage, type Control, findControls, press } from '../support/crawler';
import { resetMocks, setMocks } from '../support/mockSettings';
import { waitUntilShown, OPEN_PAGES, OVERLAYS, SIGNED_IN_PAGES } from '../support/pages';
import { expect, test } from '../support/test';

/** A page in a state, and the part of it to crawl. */
interface Scene {
  name: string;
  open: (page: Page) => Promise<void>;
  /** Selector of the part whose controls are pressed; the rest is the same on other pages. */
  within?: string;
}

const visit = (path: string) => async (page: Page) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const scenes: Scene[] = [
  ...OPEN_PAGES.map((path) => ({
    name: path,
    open: visit(path),
  })),
  {
    name: 'the frame of signed-in pages',
    open: (page) => openPage(page, '/apps/ecommerce/inventory'),
    within: ':is(header, nav):not(main *)',
  },
  {
    name: 'the details of a product',
    open: async (page) => {
      await openPage(page, '/apps/ecommerce/inventory?search=breakwater');
      await openDetails(page, 'Tidewater Breakwater Diver');
    },
    within: 'main',
  },
  { name: 'a new product', open: (page) => openPage(page, '/apps/ecommerce/inventory?product=new'), within: 'main' },
  ...SIGNED_IN_PAGES.map((path) => ({
    name: path,
    open: (page: Page) => openPage(page, path),
    within: OVERLAYS.includes(path) ? '[role=dialog]' : 'main',
  })),
  ...['Messages', 'Shortcuts', 'Quick chat', 'Appearance'].map((panel) => ({
    name: panel,
    open: async (page: Page) => {
      await openPage(page, '/apps/ecommerce/inventory');
      await openPanel(page, panel);
    },
    within: '[role=dialog]',
  })),
  { name: 'a locked session', open: (page) => openPage(page, '/unlock-session') },
];

for (const { name, open, within = 'body' } of scenes) {
  test(`every control has an effect: ${name}`, async ({ page }) => {
    test.setTimeout(300_000 * timeoutFactor());
    await open(page);
    const controls = await findControls(page, within);
    expect(controls.length, 'controls on the page').toBeGreaterThan(0);
    const address = page.url();
    const dead: string[] = [];
    for (const control of controls) {
      // Continues on the page of the last press where possible; controls that seem dead are tried again on a fresh page.
      const first = (await returnToPage(page, address)) ? await press(page, within, control, 500) : 'disturbed';
      if (first === 'works') continue;
      await resetState(page);
      await open(page);
      const outcome = await press(page, within, control);
      if (outcome !== 'works') dead.push(`${describe(control)}: ${outcome}`);
    }
    expect(dead, `${controls.length} controls were pressed`).toEqual([]);
  });
}

test('crawler: tells a dead control from a working one', async ({ page }) => {
  await page.setContent(`
    <button type="button">Dead</button>
    <button type="button" id="says">Says</button><p id="said"></p>
    <button type="button" title="A tip">Only a tip</button>
    <button type="button" disabled>Off</button>
    <a href="#here">Goes</a>
    <input aria-label="Takes text" />
    <input aria-label="Refuses text" id="refuses" />`);
  await page.evaluate(() => {
    const output = document.getElementById('said');
    document.getElementById('says')?.addEventListener('click', () => output?.append('Something'));
    document.getElementById('refuses')?.addEventListener('input', (event) => {
      if (event.target instanceof HTMLInputElement) event.target.value = '';
    });
  });
  const outcomes: Record<string, string> = {};
  for (const control of await findControls(page, 'body')) outcomes[control.name] = await press(page, 'body', control);
  expect(outcomes).toEqual({
    Dead: 'nothing happens',
    Says: 'works',
    'Only a tip': 'nothing happens',
    Goes: 'works',
    'Takes text': 'works',
    'Refuses text': 'nothing happens',
  });
});

const describe = ({ role, name }: Control) => `${role} "${name}"`;

/**
 * Reverts the effects of the last press: preferences, the lock, drafts and pending writes, the mock server's data. Keeps the
 * session, which the tab stores.
 */
async function resetState(page: Page) {
  await page.goto(BLANK);
  await page.evaluate(() => {
    localStorage.clear();
    for (const key of Object.keys(sessionStorage)) if (key !== 'stockroom.session') sessionStorage.removeItem(key);
  });
  await resetMocks(page);
  await setMocks(page, { latencyFactor: 0 });
}

async function openPage(page: Page, path: string) {
  await openSignedIn(page, path);
  await waitUntilShown(page, path);
}
