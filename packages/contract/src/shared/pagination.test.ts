import * as v from 'valibot';
import { expect, test } from 'vitest';
import { paginate, Pagination } from './pagination';

test.each([
  [0, 1, 10, { length: 0, size: 10, page: 1, lastPage: 1, startIndex: 0, endIndex: -1 }],
  [1, 1, 10, { length: 1, size: 10, page: 1, lastPage: 1, startIndex: 0, endIndex: 0 }],
  [20, 2, 10, { length: 20, size: 10, page: 2, lastPage: 2, startIndex: 10, endIndex: 19 }],
  [21, 3, 10, { length: 21, size: 10, page: 3, lastPage: 3, startIndex: 20, endIndex: 20 }],
])('paginate: of %d items, describes page %d of size %d', (length, page, size, expected) => {
  expect(v.parse(Pagination, paginate(length, page, size))).toEqual(expected);
});

test.each([
  [0, 2, 10],
  [20, 3, 10],
])('paginate: of %d items, returns null for page %d of size %d', (length, page, size) => {
  expect(paginate(length, page, size)).toBeNull();
});
