import { expect, it } from 'vitest';
import { SIGNED_IN_REDIRECT } from '../../shared/routing/appPaths';
import { startPage } from './startPage';

const routes = [{ children: [{ path: '/apps/tasks' }, { path: '/sign-out' }] }, { path: '*' }];

it('is the preferred page, where there is such a page', () => {
  expect(startPage(routes, '/apps/tasks')).toBe('/apps/tasks');
});

it.each(['', '/apps/gone', '/sign-out', '//evil.example/apps/x', 'javascript:alert(1)', '/apps/../sign-out'])(
  'is the specified page for %j',
  (liked) => expect(startPage(routes, liked)).toBe(SIGNED_IN_REDIRECT),
);
