import { expect, test } from 'vitest';
import { LAYOUT_VARIANTS } from '../../../../shared/layoutVariants/model/layoutVariants';
import { authRoutes } from '../../authRoutes';
import { authVariantsPath } from '../authVariantPaths';
import { AUTH_PAGES, authVariantOf, authVariantPath } from './authVariant';

test('seven pages in seven looks, each with an address of its own that shows it', () => {
  const all = AUTH_PAGES.flatMap((page) => LAYOUT_VARIANTS.map((look) => ({ page, look })));
  expect(new Set(all.map(authVariantPath)).size).toBe(49);
  for (const one of all) {
    const [page = '', look] = authVariantPath(one)
      .slice(authVariantsPath.length + 1)
      .split('/');
    expect(authVariantOf({ page, look })).toEqual(one);
  }
});

test('the route takes all of them', () => {
  expect(authRoutes.signedIn.map(({ path }) => path)).toEqual([`${authVariantsPath}/:page?/:look?`]);
});

test('without a look it is the first; what there is not is named', () => {
  expect(authVariantOf({ page: 'sign-up' })).toEqual({ page: 'sign-up', look: 'split-screen' });
  expect(authVariantOf({ page: 'sign-by', look: 'classic' })).toBe('page');
  expect(authVariantOf({ page: 'sign-in', look: 'Classic' })).toBe('look');
  expect(authVariantOf({ page: 'constructor', look: '__proto__' })).toBe('page');
});
