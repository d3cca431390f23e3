import { expect, test } from 'vitest';
import { authRoutes } from '#features/auth/authRoutes';
import { LAYOUT_VARIANTS } from '#shared/layoutVariants/model/layoutVariants';
import { authVariantsPath } from '../authVariantPaths';
import { AUTH_PAGES, authVariantOf, authVariantPath } from './authVariant';

test('authVariant: has seven pages in seven variants, each with its own URL', () => {
  const all = AUTH_PAGES.flatMap((page) => LAYOUT_VARIANTS.map((variant) => ({ page, variant })));
  expect(new Set(all.map(authVariantPath)).size).toBe(49);
  for (const one of all) {
    const [page = '', look] = authVariantPath(one)
      .slice(authVariantsPath.length + 1)
      .split('/');
    expect(authVariantOf({ page, look })).toEqual(one);
  }
});

test('authVariant: has URLs that the route matches', () => {
  expect(authRoutes.signedIn.map(({ path }) => path)).toEqual([`${authVariantsPath}/:page?/:look?`]);
});

test('authVariantOf: defaults to the first variant, and names a part that does not exist', () => {
  expect(authVariantOf({ page: 'sign-up' })).toEqual({ page: 'sign-up', variant: 'split-screen' });
  expect(authVariantOf({ page: 'sign-by', look: 'classic' })).toBe('page');
  expect(authVariantOf({ page: 'sign-in', look: 'Classic' })).toBe('look');
  expect(authVariantOf({ page: 'constructor', look: '__proto__' })).toBe('page');
});
