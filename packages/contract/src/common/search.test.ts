import * as v from 'valibot';
import { expect, test } from 'vitest';
import { SearchAnswer } from './search';

const group = { id: 'pages', label: 'Pages', results: [{ id: 'p', title: 'Inventory', link: '/apps/ecommerce/inventory' }] };

test('the groups are read from a list, and from a list that is wrapped', () => {
  expect(v.parse(SearchAnswer, [group])).toEqual([group]);
  expect(v.parse(SearchAnswer, { results: [group] })).toEqual([group]);
  expect(v.parse(SearchAnswer, { results: [] })).toEqual([]);
});

test('a group that nobody knows is refused', () => {
  expect(v.is(SearchAnswer, [{ ...group, id: 'others' }])).toBe(false);
});
