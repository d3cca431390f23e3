import type { Page } from '@playwright/test';
import { openDetails, openInventory } from './support/app';
import { type Control, findControls, press } from './support/crawler';
import { resetMocks, setMocks } from './support/mockSettings';
import { expect, test } from './support/test';

/** A page in a state, and which part of it is walked. */
interface Scene {
  name: string;
  open: (page: Page) => Promise<void>;
  /** The part whose controls are pressed; the rest is the same on other pages. */
  within?: string;
}

const visit = (path: string) => async (page: Page) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const scenes: Scene[] = [
  ...[
    '/sign-in',
    '/sign-up',
    '/forgot-password',
    '/reset-password',
    '/confirmation-required',
    '/home',
    '/terms',
    '/privacy',
    '/nowhere',
  ].map((path) => ({
    name: path,
    open: visit(path),
  })),
  {
    name: 'the frame of signed-in pages',
    open: (page) => openSignedIn(page, '/apps/ecommerce/inventory'),
    within: ':is(header, nav):not(main *)',
  },
  { name: 'the inventory', open: (page) => openSignedIn(page, '/apps/ecommerce/inventory'), within: 'main' },
  {
    name: 'the details of a product',
    open: async (page) => {
      await openSignedIn(page, '/apps/ecommerce/inventory?search=breakwater');
      await openDetails(page, 'Tidewater Breakwater Diver');
    },
    within: 'main',
  },
  { name: 'a new product', open: (page) => openSignedIn(page, '/apps/ecommerce/inventory?product=new'), within: 'main' },
  { name: 'the import', open: (page) => openSignedIn(page, '/apps/ecommerce/inventory/import'), within: 'main' },
  { name: 'a locked session', open: (page) => openSignedIn(page, '/unlock-session') },
];

for (const { name, open, within = 'body' } of scenes) {
  test(`every control does something: ${name}`, async ({ page }) => {
    test.setTimeout(420_000);
    await open(page);
    const controls = await findControls(page, within);
    expect(controls.length, 'controls on the page').toBeGreaterThan(0);
    const dead: string[] = [];
    for (const control of controls) {
      await forget(page);
      await open(page);
      const outcome = await press(page, within, control);
      if (outcome !== 'works') dead.push(`${describe(control)}: ${outcome}`);
    }
    expect(dead, `${controls.length} controls were pressed`).toEqual([]);
  });
}

const describe = ({ role, name }: Control) => `${role} "${name}"`;

/** Takes back what the last press changed: preferences, the lock and the mock server's data. The session, which the tab keeps, stays. */
async function forget(page: Page) {
  await page.goto('/assets/none');
  await page.evaluate(() => localStorage.clear());
  await resetMocks(page);
  await setMocks(page, { latencyFactor: 0 });
}

/** The session lasts in the tab, so one sign-in is enough for a scene. */
async function openSignedIn(page: Page, path: string) {
  const isSignedIn = await page.evaluate(() => sessionStorage.getItem('stockroom.session') !== null);
  if (!isSignedIn) await openInventory(page);
  await visit(path)(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toHaveCount(0);
}
