import { expect, it } from 'vitest';
import { SIGNED_IN_REDIRECT } from '#shared/routing/appPaths';
import { startPage } from './startPage';

it.each(['/apps/scrumboard', '/apps/chat', '/apps/help-center', '/pages/activities', '/apps/ecommerce/queues'])(
  'startPage: returns the preferred page %s',
  (liked) => expect(startPage(liked)).toBe(liked),
);

it.each([
  '',
  '/apps/gone',
  '/apps/scrumboard/7',
  '/sign-out',
  '/pages/maintenance',
  '//evil.example/apps/x',
  'javascript:alert(1)',
  '/apps/../sign-out',
])('startPage: returns the specified page for %j', (liked) => expect(startPage(liked)).toBe(SIGNED_IN_REDIRECT));
