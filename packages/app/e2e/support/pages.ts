import { expect, type Page } from '@playwright/test';
import { SAMPLES } from './samples';

interface Route {
  path: string;
  isSignedIn: boolean;
  isOverlay: boolean;
}

/** Addresses that have journeys of their own, as opening one changes the session. */
const SESSION_PAGES = ['/unlock-session', '/sign-out'];

/** Areas whose pages alone are looked at, by the names of their folders: an address has them in its own spelling. */
const areas = (process.env['AREA'] ?? '')
  .split(' ')
  .filter(Boolean)
  .map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
// Read from the app's code, once a run, by the configuration.
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

/** Pages that anybody may open, and one that does not exist. */
export const OPEN_PAGES: readonly string[] = [
  ...addresses(({ isSignedIn }) => !isSignedIn),
  ...(areas.length === 0 ? ['/nowhere'] : []),
];

/** Signed-in pages, the first address of each. */
export const SIGNED_IN_PAGES: readonly string[] = addresses(({ isSignedIn }) => isSignedIn);

/** Those of them that lie over another page. */
export const OVERLAYS: readonly string[] = addresses(({ isOverlay }) => isOverlay);

/** Waits until the page of an address is there: it has its heading, or lies over another page. */
export async function isShown(page: Page, address: string): Promise<void> {
  if (OVERLAYS.includes(address)) return expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toHaveCount(0);
}

/** Panels of the top bar, by the beginning of their button's name. */
export const PANELS = ['Messages', 'Notifications', 'Shortcuts', 'Quick chat', 'Appearance'] as const;
