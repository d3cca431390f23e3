import { expect, it } from 'vitest';
import { appPaths } from './appPaths';
import { safeRedirect, withRedirect } from './safeRedirect';

const to = (value: string) => safeRedirect(`?${new URLSearchParams({ redirectURL: value })}`, 'https://shop.example');

it('safeRedirect: leads to the requested page with its query', () => {
  expect(to('/apps/ecommerce/inventory?search=a%26b&page=2')).toBe('/apps/ecommerce/inventory?search=a%26b&page=2');
});

it.each([
  '//evil.example',
  'https://evil.example',
  '/sign-out',
  '/Sign-Out/',
  '/%73ign-out',
  '/sign-out?x=1',
  '/sign-in?redirectURL=%2Fsign-in%3FredirectURL%3D%252Fsign-in',
  '/unlock-session',
  '/signed-in-redirect',
  '/sign-out#x',
])('safeRedirect: does not lead to %s', (value) => {
  expect(to(value)).toBe(appPaths.signedInRedirect);
});

it('safeRedirect: leads to the signed-in redirect when no page is requested', () => {
  expect(safeRedirect('', 'https://shop.example')).toBe(appPaths.signedInRedirect);
});

it('withRedirect: carries the requested address, except the sign-out page', () => {
  const address = withRedirect('/sign-in', '/apps/ecommerce/inventory?search=ş&x=//y#rows');
  expect(safeRedirect(address.slice(address.indexOf('?')))).toBe('/apps/ecommerce/inventory?search=%C5%9F&x=//y#rows');
  expect(withRedirect('/sign-in', '/Sign-Out/?x=1')).toBe('/sign-in');
  // Only sign-out is left out here; `safeRedirect` handles the other pointless pages.
  expect(withRedirect('/sign-in', '/unlock-session')).toBe('/sign-in?redirectURL=%2Funlock-session');
});
