import * as v from 'valibot';
import { expect, test } from 'vitest';
import { SearchAnswer } from './search';

const group = { id: 'pages', label: 'Pages', results: [{ id: 'p', title: 'Inventory', link: '/apps/ecommerce/inventory' }] };

test('the groups are read from a list, and from a list that is wrapped', () => {
  expect(v.parse(SearchAnswer, [group])).toEqual([group]);
  expect(v.parse(SearchAnswer, { results: [group] })).toEqual([group]);
  expect(v.parse(SearchAnswer, { results: [] })).toEqual([]);
});

test('a group may be of any domain, and must have a name', () => {
  expect(v.is(SearchAnswer, [{ ...group, id: 'others', icon: 'star' }])).toBe(true);
  expect(v.is(SearchAnswer, [{ ...group, id: '' }])).toBe(false);
});
