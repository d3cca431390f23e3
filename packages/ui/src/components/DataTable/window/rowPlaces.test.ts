import { expect, it } from 'vitest';
import { placesAfter } from './rowPlaces';

const first = placesAfter({ keys: [], places: [], next: 0 }, ['a', 'b', 'c']);

it('assignSlots: gives another page the slots of the previous one', () => {
  expect(placesAfter(first, ['x', 'y', 'z']).places).toEqual(first.places);
  expect(placesAfter(first, ['x', 'y']).places).toEqual(first.places.slice(0, 2));
});

it("assignSlots: keeps a row's slot when it moves, or others are added or removed", () => {
  const sorted = placesAfter(first, ['c', 'a', 'b']);
  expect(sorted.places).toEqual([2, 0, 1]);
  expect(placesAfter(sorted, ['c', 'd', 'b']).places).toEqual([2, 3, 1]);
});

it('assignSlots: gives new rows among others new slots', () => {
  const read = placesAfter(first, ['a', 'x', 'c']);
  expect(read.places).toEqual([0, 3, 2]);
  expect(placesAfter(read, ['a', 'b', 'c']).places).toEqual([0, 4, 2]);
});

it('assignSlots: gives no slot twice', () => {
  const longer = placesAfter(first, ['x', 'y', 'z', 'w']);
  const mixed = placesAfter(longer, ['a', 'x', 'b', 'y']);
  expect(new Set(longer.places).size).toBe(4);
  expect(new Set(mixed.places).size).toBe(4);
});
