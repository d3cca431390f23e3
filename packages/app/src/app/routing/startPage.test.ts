import { expect, it } from 'vitest';
import { SIGNED_IN_REDIRECT } from '../../shared/routing/appPaths';
import { startPage } from './startPage';

it('is the preferred page, where there is such a page', () => {
  expect(startPage('/apps/scrumboard')).toBe('/apps/scrumboard');
});

it.each([
  '',
  '/apps/gone',
  '/apps/scrumboard/7',
  '/sign-out',
  '/pages/maintenance',
  '//evil.example/apps/x',
  'javascript:alert(1)',
  '/apps/../sign-out',
])('is the specified page for %j', (liked) => expect(startPage(liked)).toBe(SIGNED_IN_REDIRECT));
