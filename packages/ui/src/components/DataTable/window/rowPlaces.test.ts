import { expect, it } from 'vitest';
import { placesAfter } from './rowPlaces';

const first = placesAfter({ keys: [], places: [], next: 0 }, ['a', 'b', 'c']);

it('gives another page the places of the one before', () => {
  expect(placesAfter(first, ['x', 'y', 'z']).places).toEqual(first.places);
  expect(placesAfter(first, ['x', 'y']).places).toEqual(first.places.slice(0, 2));
});

it('leaves a row its place when it moves, or others come and go', () => {
  const sorted = placesAfter(first, ['c', 'a', 'b']);
  expect(sorted.places).toEqual([2, 0, 1]);
  expect(placesAfter(sorted, ['c', 'd', 'b']).places).toEqual([2, 3, 1]);
});

it('gives rows that are new among others places of their own', () => {
  const read = placesAfter(first, ['a', 'x', 'c']);
  expect(read.places).toEqual([0, 3, 2]);
  expect(placesAfter(read, ['a', 'b', 'c']).places).toEqual([0, 4, 2]);
});

it('gives no place twice', () => {
  const longer = placesAfter(first, ['x', 'y', 'z', 'w']);
  const mixed = placesAfter(longer, ['a', 'x', 'b', 'y']);
  expect(new Set(longer.places).size).toBe(4);
  expect(new Set(mixed.places).size).toBe(4);
});
