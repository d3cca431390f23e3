import * as v from 'valibot';
import { expect, test } from 'vitest';
import { SearchAnswer } from './search';

const group = { id: 'pages', label: 'Pages', results: [{ id: 'p', title: 'Inventory', link: '/apps/ecommerce/inventory' }] };

test('SearchAnswer: reads groups from a plain and from a wrapped list', () => {
  expect(v.parse(SearchAnswer, [group])).toEqual([group]);
  expect(v.parse(SearchAnswer, { results: [group] })).toEqual([group]);
  expect(v.parse(SearchAnswer, { results: [] })).toEqual([]);
});

test('SearchAnswer: accepts a group of any domain but not one without an id', () => {
  expect(v.is(SearchAnswer, [{ ...group, id: 'others', icon: 'star' }])).toBe(true);
  expect(v.is(SearchAnswer, [{ ...group, id: '' }])).toBe(false);
});
