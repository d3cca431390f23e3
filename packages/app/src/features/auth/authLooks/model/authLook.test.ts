import { expect, test } from 'vitest';
import { LOOKS } from '../../../../shared/looks/model/looks';
import { authRoutes } from '../../authRoutes';
import { authLooksPath } from '../authLooksPaths';
import { AUTH_PAGES, authLookOf, authLookPath } from './authLook';

test('seven pages in seven looks, each with an address of its own that shows it', () => {
  const all = AUTH_PAGES.flatMap((page) => LOOKS.map((look) => ({ page, look })));
  expect(new Set(all.map(authLookPath)).size).toBe(49);
  for (const one of all) {
    const [page = '', look] = authLookPath(one)
      .slice(authLooksPath.length + 1)
      .split('/');
    expect(authLookOf({ page, look })).toEqual(one);
  }
});

test('the route takes all of them', () => {
  expect(authRoutes.signedIn.map(({ path }) => path)).toEqual([`${authLooksPath}/:page?/:look?`]);
});

test('without a look it is the first; what there is not is named', () => {
  expect(authLookOf({ page: 'sign-up' })).toEqual({ page: 'sign-up', look: 'split-screen' });
  expect(authLookOf({ page: 'sign-by', look: 'classic' })).toBe('page');
  expect(authLookOf({ page: 'sign-in', look: 'Classic' })).toBe('look');
  expect(authLookOf({ page: 'constructor', look: '__proto__' })).toBe('page');
});
