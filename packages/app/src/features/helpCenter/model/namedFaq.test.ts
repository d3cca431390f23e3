import { expect, it } from 'vitest';
import { namedFaq } from './namedFaq';

it.each([
  ['#undo', 'undo'],
  ['#%C4%B1', 'ı'],
  ['', undefined],
  ['#', undefined],
  ['#%E0%A4%A', undefined],
])('namedFaq: reads %s as %s', (hash, id) => {
  expect(namedFaq(hash)).toBe(id);
});
