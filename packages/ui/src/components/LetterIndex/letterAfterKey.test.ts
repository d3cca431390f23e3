import { expect, it } from 'vitest';
import { letterAfterKey } from './letterAfterKey';

const LETTERS = ['A', 'Ç', 'İ', '#'];

it.each([
  ['ArrowDown', 'A', 'Ç'],
  ['ArrowRight', '#', '#'],
  ['ArrowUp', 'A', 'A'],
  ['ArrowLeft', 'İ', 'Ç'],
  ['Home', 'İ', 'A'],
  ['End', 'A', '#'],
  ['i', 'A', 'İ'],
  ['#', 'A', '#'],
  ['b', 'A', null],
  ['Enter', 'A', null],
  ['ArrowDown', undefined, 'A'],
] as const)('letterAfterKey: leads with %s from %s to %s', (key, from, to) =>
  expect(letterAfterKey(key, from, LETTERS, 'tr')).toBe(to),
);

it('letterAfterKey: leads nowhere in an empty list', () => expect(letterAfterKey('ArrowDown', undefined, [], 'en')).toBeNull());
