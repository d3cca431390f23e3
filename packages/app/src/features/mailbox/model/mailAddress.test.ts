import { expect, test } from 'vitest';
import { mailboxPaths } from '../mailboxPaths';
import { pageOf, placeOf, readMailList } from './mailAddress';

test.each([
  [{ folder: 'sent' }, { kind: 'folder', slug: 'sent' }],
  [{ folder: 'attic' }, null],
  [{}, null],
  [{ filter: 'starred' }, { kind: 'filter', slug: 'starred' }],
  [{ filter: 'heavy' }, null],
  [{ label: 'to-do' }, { kind: 'label', slug: 'to-do' }],
])('%j is read', (params, place) => expect(placeOf(params)).toEqual(place));

test.each([
  ['1', 1],
  ['12', 12],
  ['0', null],
  ['-1', null],
  ['abc', null],
  ['1.5', null],
  [undefined, null],
])('page %j is %j', (text, page) => expect(pageOf(text)).toBe(page));

test('a list is asked for as its address says, with what makes no sense set right', () => {
  const list = readMailList(null, 'x', new URLSearchParams('search=from:ada&order=up'));
  expect(list).toEqual({ place: { kind: 'folder', slug: 'inbox' }, page: 1, search: 'from:ada', order: 'desc' });
});

test('an address holds place, page and mail', () => {
  expect(mailboxPaths.list({ kind: 'label', slug: 'a/b' }, 2, 'x y')).toBe('/apps/mailbox/label/a%2Fb/2/x%20y');
  expect(mailboxPaths.list({ kind: 'folder', slug: 'inbox' })).toBe('/apps/mailbox/inbox/1');
});
