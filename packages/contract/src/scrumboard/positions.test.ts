import { expect, test } from 'vitest';
import { sortByPosition, insertAtIndex, POSITION_STEP, positionBetween, type Positioned } from './positions';

test.each([
  [null, null, 65_536],
  [65_536, null, 131_072],
  [null, 65_536, 32_768],
  [65_536, 131_072, 98_304],
  [1, 4, 2],
  [1, 3, 2],
  [1, 2, null],
  [null, 1, null],
  [5, 5, null],
  [Number.MAX_SAFE_INTEGER, null, null],
])('positionBetween: between %s and %s returns %s', (before, after, expected) => {
  expect(positionBetween(before, after)).toBe(expected);
});

test('insertAtIndex: positions an item without moving the others', () => {
  const others = [
    { id: 'a', position: 65_536 },
    { id: 'b', position: 131_072 },
  ];
  expect(insertAtIndex(others, 'x', 0)).toEqual([{ id: 'x', position: 32_768 }]);
  expect(insertAtIndex(others, 'x', 1)).toEqual([{ id: 'x', position: 98_304 }]);
  expect(insertAtIndex(others, 'x', 2)).toEqual([{ id: 'x', position: 196_608 }]);
  expect(insertAtIndex(others, 'x', 99)).toEqual([{ id: 'x', position: 196_608 }]);
  expect(insertAtIndex(others, 'x', -1)).toEqual([{ id: 'x', position: 32_768 }]);
});

test('insertAtIndex: renumbers all items when there is no gap', () => {
  const others = [
    { id: 'a', position: 1 },
    { id: 'b', position: 2 },
  ];
  expect(insertAtIndex(others, 'x', 1)).toEqual([
    { id: 'a', position: POSITION_STEP },
    { id: 'x', position: 2 * POSITION_STEP },
    { id: 'b', position: 3 * POSITION_STEP },
  ]);
});

test('insertAtIndex: keeps the order and distinct whole positions when always inserting at the top', () => {
  let items: Positioned[] = [];
  for (let at = 0; at < 1000; at += 1) {
    const changes = new Map(insertAtIndex(items, `i${at}`, 0).map((change) => [change.id, change]));
    items = [...items.filter(({ id }) => !changes.has(id)), ...changes.values()];
  }
  const ordered = sortByPosition(items);
  expect(ordered.map(({ id }) => id)).toEqual(Array.from({ length: 1000 }, (_unused, at) => `i${999 - at}`));
  expect(new Set(ordered.map(({ position }) => position)).size).toBe(1000);
  expect(ordered.every(({ position }) => Number.isSafeInteger(position) && position > 0)).toBe(true);
});
