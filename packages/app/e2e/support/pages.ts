import { expect, type Page } from '@playwright/test';
import { SAMPLES } from './samples';

interface Route {
  path: string;
  isSignedIn: boolean;
  isOverlay: boolean;
}

/** Pages with separate journeys, as opening one changes the session. */
const SESSION_PAGES = ['/unlock-session', '/sign-out'];

/** Areas to limit the run to, by folder name; URLs spell them differently. */
const areas = (process.env['AREA'] ?? '')
  .split(' ')
  .filter(Boolean)
  .map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
// The configuration reads them from the app's code, once a run.
const routes = (JSON.parse(process.env['APP_ROUTES'] ?? '[]') as Route[]).filter(
  ({ path }) => areas.length === 0 || areas.some((area) => path.includes(area)),
);
const addressOf = ({ path }: Route): string => {
  if (!path.includes('/:')) return path;
  const sample = SAMPLES[path];
  if (sample === undefined) throw new Error(`No address in support/samples.ts shows the route ${path}.`);
  return sample;
};
const addresses = (isOf: (route: Route) => boolean) =>
  routes.filter((route) => isOf(route) && !SESSION_PAGES.includes(route.path)).map(addressOf);

/** Pages that need no session, and one that does not exist. */
export const OPEN_PAGES: readonly string[] = [
  ...addresses(({ isSignedIn }) => !isSignedIn),
  ...(areas.length === 0 ? ['/nowhere'] : []),
];

/** Signed-in pages, with the first URL of each. */
export const SIGNED_IN_PAGES: readonly string[] = addresses(({ isSignedIn }) => isSignedIn);

/** Signed-in pages that are overlays of another page. */
export const OVERLAYS: readonly string[] = addresses(({ isOverlay }) => isOverlay);

/** Waits until the page of a URL shows: its heading is there, or it overlays another page. */
export async function waitUntilShown(page: Page, address: string): Promise<void> {
  if (OVERLAYS.includes(address)) return expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toHaveCount(0);
}

/** Panels of the top bar, by the start of their button's name. */
export const PANELS = ['Messages', 'Notifications', 'Shortcuts', 'Quick chat', 'Appearance'] as const;
