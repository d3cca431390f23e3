import { expect, test } from 'vitest';
import { inventoryAddress } from '#features/inventory/model/list/listState';
import { isSameScope, MAX_NAME_LENGTH, nameIssue, scopeOf, tidyName } from './savedView';

const fold = (text: string) => text.toLowerCase();

test.each([
  ['', 'empty'],
  [' \t\n\u0000 ', 'empty'],
  ['x'.repeat(MAX_NAME_LENGTH), null],
  ['👜'.repeat(MAX_NAME_LENGTH), null],
  ['x'.repeat(MAX_NAME_LENGTH + 1), 'long'],
  [' low STOCK ', 'taken'],
  ['<img onerror=alert(1)> {{x}} __proto__', null],
])('nameIssue: judges the name %j: %s', (name, issue) => {
  expect(nameIssue(name, ['Low stock'], fold)).toBe(issue);
});

test('tidyName: puts a name on one line', () => {
  expect(tidyName(' Low\n\u0007 stock ')).toBe('Low stock');
});

test('isSameScope: ignores page, size and the open product', () => {
  const shown = scopeOf(inventoryAddress.fallback, 'name.price');
  expect(isSameScope(shown, scopeOf({ ...inventoryAddress.fallback, page: 3, size: 25, open: 4 }, 'name.price'))).toBe(true);
  expect(isSameScope(shown, scopeOf({ ...inventoryAddress.fallback, filters: 'level=low' }, 'name.price'))).toBe(false);
  expect(isSameScope(shown, scopeOf(inventoryAddress.fallback, 'name'))).toBe(false);
});
