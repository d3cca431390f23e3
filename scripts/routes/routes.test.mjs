import { expect, it } from 'vitest';
import { pagesOf } from './listRoutes.mjs';
import { routesPage } from './routesPage.mjs';
import { SPECIFIED } from './specifiedRoutes.mjs';

const lazy = async () => ({});

it('pagesOf: finds pages at any depth, with properties inherited from the routes around them', () => {
  const routes = [
    { path: '/', loader: lazy },
    { path: '/home', lazy },
    {
      handle: { isSignedInPage: true },
      children: [{ path: '/apps/a', lazy, children: [{ path: '/apps/a/:id', handle: { isOverlay: true } }] }],
    },
  ];
  expect(pagesOf(routes)).toEqual([
    { path: '/home', isSignedIn: false, isOverlay: false },
    { path: '/apps/a', isSignedIn: true, isOverlay: false },
    { path: '/apps/a/:id', isSignedIn: true, isOverlay: true },
  ]);
});

it('SPECIFIED: has the 53 specified paths', () => expect(Object.values(SPECIFIED).flat()).toHaveLength(53));

it('routesPage: marks the open ones, and lists further pages', () => {
  const page = routesPage([
    { path: '/apps/contacts/:id?', isSignedIn: true },
    { path: '/apps/ecommerce', isSignedIn: true },
    { path: '/terms', isSignedIn: false },
  ]);
  expect(page).toContain('2 of 53 open');
  expect(page).toContain('| `/apps/contacts` | yes |');
  expect(page).toContain('| `/apps/chat` | no |');
  expect(page).toContain('| `/terms` | anybody |');
});
