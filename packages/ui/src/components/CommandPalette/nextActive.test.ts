import { expect, it } from 'vitest';
import { nextActive } from './nextActive';

const items = ['a', 'b', 'c'];

it.each([
  ['ArrowDown', 'a', 'b'],
  ['ArrowDown', 'c', 'a'],
  ['ArrowUp', 'a', 'c'],
  ['ArrowUp', null, 'c'],
  ['PageDown', 'a', 'c'],
  ['PageUp', 'c', 'a'],
  ['Home', 'b', null],
  ['End', 'b', null],
  ['x', 'b', null],
])('nextActive: %s from %s leads to %s', (key, active, next) => {
  expect(nextActive(key, items, active)).toBe(next);
});

it('nextActive: returns null in an empty list', () => expect(nextActive('ArrowDown', [], null)).toBeNull());
