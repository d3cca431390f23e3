import { expect, test } from 'vitest';
import { mailboxPaths } from '../mailboxPaths';
import { pageOf, readMailScope, readMailList } from './mailAddress';

test.each([
  [{ folder: 'sent' }, { kind: 'folder', slug: 'sent' }],
  [{ folder: 'attic' }, null],
  [{}, null],
  [{ filter: 'starred' }, { kind: 'filter', slug: 'starred' }],
  [{ filter: 'heavy' }, null],
  [{ label: 'to-do' }, { kind: 'label', slug: 'to-do' }],
])('readMailScope: reads the scope of %j', (params, scope) => expect(readMailScope(params)).toEqual(scope));

test.each([
  ['1', 1],
  ['12', 12],
  ['0', null],
  ['-1', null],
  ['abc', null],
  ['1.5', null],
  [undefined, null],
])('pageOf: reads page %j as %j', (text, page) => expect(pageOf(text)).toBe(page));

test('readMailList: reads the list from its address, correcting invalid values', () => {
  const list = readMailList(null, 'x', new URLSearchParams('search=from:ada&order=up'));
  expect(list).toEqual({ scope: { kind: 'folder', slug: 'inbox' }, page: 1, search: 'from:ada', order: 'desc' });
});

test('mailboxPaths: contain scope, page and mail', () => {
  expect(mailboxPaths.list({ kind: 'label', slug: 'a/b' }, 2, 'x y')).toBe('/apps/mailbox/label/a%2Fb/2/x%20y');
  expect(mailboxPaths.list({ kind: 'folder', slug: 'inbox' })).toBe('/apps/mailbox/inbox/1');
});
