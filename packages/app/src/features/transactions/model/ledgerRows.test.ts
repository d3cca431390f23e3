import { buildMovement } from '@stockroom/mocks';
import { expect, test } from 'vitest';
import { isLoaded, keyOf, ledgerRows, numberOf, withPage } from './ledgerRows';

const pageOf = (startIndex: number, ...ids: string[]) => ({
  movements: ids.map((id) => buildMovement({ id })),
  pagination: { length: 5, size: 2, page: startIndex / 2 + 1, lastPage: 3, startIndex, endIndex: startIndex + ids.length - 1 },
  sums: [],
});

test('ledgerRows: gives every row a place, whichever pages are loaded', () => {
  const rows = ledgerRows(5, [pageOf(0, 'a', 'b'), undefined, pageOf(4, 'e')]);
  expect(rows.map(keyOf)).toEqual(['a', 'b', 'place 2', 'place 3', 'e']);
  expect(rows.filter(isLoaded)).toHaveLength(3);
  expect(ledgerRows(5, [])[2]).toBe(rows[2]);
  expect(ledgerRows(0, [])).toEqual([]);
  expect(ledgerRows(1, [pageOf(0, 'a', 'b'), { movements: null, pagination: { lastPage: 1 } }])).toHaveLength(1);
});

test('withPage: keeps the pages viewed last', () => {
  expect(withPage([2, 3], 3, 3)).toEqual([2, 3]);
  expect(withPage([2, 3, 4], 2, 3)).toEqual([3, 4, 2]);
  expect(withPage([2, 3, 4], 9, 3)).toEqual([3, 4, 9]);
});

test("numberOf: gives a movement's number", () => {
  expect(numberOf('movement-000001020')).toBe('#1020');
  expect(numberOf('a-b')).toBe('#a-b');
});
